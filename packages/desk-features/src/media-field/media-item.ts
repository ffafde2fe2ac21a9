import type { CallData, calls } from '@tradepost/contract'

export type MediaList = CallData<typeof calls.media.mediaPage>
export type MediaItem = MediaList['list'][number]

/** The title of a file, else the name that it came with; empty if it has neither. */
export const mediaName = ({ title, name }: Pick<MediaItem, 'title' | 'name'>): string => title || name
