export { NotificationSettings } from './notification-settings.tsx'
export { UnsubscribePage } from './unsubscribe-page.tsx'
export { WatchOffer } from './watch-offer.tsx'
