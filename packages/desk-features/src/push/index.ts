export { KeepDevice } from './keep-device.tsx'
export { PushPage, type PushPageProps } from './push-page.tsx'
