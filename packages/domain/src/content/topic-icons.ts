/** The icons that a topic of the help centre can have. The shop draws each of them. */
export const topicIcons = [
  ...(['shopping-cart', 'package-check', 'shield-check', 'key-round', 'crown', 'circle-user', 'life-buoy'] as const),
  ...(['wallet', 'credit-card', 'coins', 'gift', 'ticket', 'trophy', 'users', 'message-circle'] as const),
  ...(['lock', 'clock', 'zap', 'layers', 'newspaper', 'settings'] as const),
] as const
export type TopicIcon = (typeof topicIcons)[number]
