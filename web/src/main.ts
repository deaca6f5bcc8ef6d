import { mount } from 'svelte'
import App from './App.svelte'
import { device, dressThePage } from './lib/device.svelte'
import { router } from './lib/router.svelte'
import { speech } from './lib/speech.svelte'
import './style/fonts.css'
import './style/tokens.css'
import './style/base.css'

dressThePage()
router.start()
await speech.use(device.settings.language)
mount(App, { target: document.getElementById('app')! })
