/** The icons that a topic of the help centre can have. The shop draws each of them. */
export const topicIcons = [
  ...(['shopping-cart', 'package-check', 'shield-check', 'key-round', 'crown', 'circle-user', 'life-buoy'] as const),
  ...(['wallet', 'gift', 'users', 'message-circle', 'lock', 'clock'] as const),
] as const
export type TopicIcon = (typeof topicIcons)[number]
