import { mount } from 'svelte'
import App from './App.svelte'
import { device, dressThePage, type Language } from './lib/device.svelte'
import { house } from './lib/house.svelte'
import { router } from './lib/router.svelte'
import { speech } from './lib/speech.svelte'
import './style/fonts.css'
import './style/tokens.css'
import './style/base.css'

dressThePage()
router.start()
await Promise.all([house.learn(), speech.use(device.settings.language).catch(() => undefined)])
const offered = house.known.languages as Language[]
if (!speech.words || !offered.includes(device.settings.language)) await speech.use(offered[0]!)
mount(App, { target: document.getElementById('app')! })
