about-title = About Safehouse
about-1 = Safehouse plays hidden-information spy games with their complete rules. What anybody sees, be it a person, a bot or a watcher, is derived only from what that seat may know.
about-2 = Everything runs on the machine that started it. No account, no tracking; your name and your seats are kept on this device alone.
about-3 = The games belong to their designers and publishers. The drawings here are our own.
about-designers = Designers of the games
about-keys = Keyboard: Tab and Enter reach everything; each table’s menu offers the table in words, for screen readers.
about-version = Version { $version }
