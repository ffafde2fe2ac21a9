import { locales } from '@tradepost/i18n/locales'
import { DeskFrame } from '../frame/index.ts'
import { deskStory } from './desk-story.tsx'
import { deskOf } from './samples.ts'

/** A screen that is on its way, as people see it: the frame shows its heading and where its content will be. */
export const loadingStory = (path: string) =>
  deskStory(
    () => (
      <DeskFrame languages={locales} loading leavingTo={path}>
        <p>…</p>
      </DeskFrame>
    ),
    deskOf(),
  )
