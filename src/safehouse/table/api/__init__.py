"""The HTTP interface, described by OpenAPI at /api/openapi.json."""

from typing import Final

from safehouse.table.api.assisting import ask_clerk
from safehouse.table.api.boxes import box_form, judge_box, keep_box
from safehouse.table.api.games import (
    check_options,
    deduce,
    describe_game,
    explain,
    explain_now,
    game_text,
    list_games,
    shared_text,
)
from safehouse.table.api.learning import game_lessons, lesson_step
from safehouse.table.api.reading import game_figure, game_guide, game_rules, search_rules
from safehouse.table.api.replays import (
    save_replay,
    save_thought,
    table_fingerprint,
    table_replay,
    table_save,
    table_thought,
)
from safehouse.table.api.rest import description, health, house, message_schema, path_qr, ready, table_qr
from safehouse.table.api.reviews import (
    save_card,
    save_known,
    save_review,
    table_card,
    table_known,
    table_review,
)
from safehouse.table.api.series import (
    change_series,
    create_series,
    delete_series,
    my_series,
    show_series,
    start_chapter,
)
from safehouse.table.api.tables import (
    branch_off,
    branch_off_save,
    change_seat,
    create_table,
    delete_table,
    join,
    list_tables,
    my_tables,
    show_table,
)

TAKING_SAVES_OR_BOXES: Final = [
    judge_box,
    keep_box,
    branch_off_save,
    save_replay,
    save_thought,
    save_review,
    save_known,
]

TAKING_VIEWS: Final = [
    deduce,
    explain_now,
    ask_clerk,
]
"""Views, and what people at a real table have entered."""

OTHERS: Final = [
    game_lessons,
    lesson_step,
    list_games,
    describe_game,
    check_options,
    explain,
    box_form,
    game_rules,
    game_guide,
    game_figure,
    search_rules,
    game_text,
    shared_text,
    list_tables,
    create_table,
    branch_off,
    show_table,
    join,
    change_seat,
    delete_table,
    my_tables,
    create_series,
    show_series,
    change_series,
    delete_series,
    start_chapter,
    my_series,
    table_replay,
    table_save,
    table_fingerprint,
    table_thought,
    table_review,
    table_known,
    table_card,
    save_card,
    table_qr,
    path_qr,
    house,
    health,
    ready,
    message_schema,
    description,
]
