export { actOnSettings, loadSettings } from './act-on-settings.ts'
