import type { Meta } from '@storybook/react-vite'
import { deskStory } from '../testing/desk-story.tsx'
import { longText, staffDeskOf } from '../testing/samples.ts'
import { LookPage, type LookPageProps } from './index.ts'

const meta: Meta = { title: 'Desk/Theme colour' }
export default meta

const desk = staffDeskOf('content_editor')
const look: LookPageProps['look'] = {
  ...{
    kind: 'look',
    item: '1',
    state: 'published',
    version: 1,
    shown: 1,
    planned: null,
    publishAt: null,
    endsAt: null,
  },
  ...{ ofVersion: 1, content: { kind: 'look', themeColor: '#0a58ff' }, languages: ['en'] },
  versions: [{ version: 1, at: '2026-11-20T10:00:00.000Z', by: null }],
}
const refused = {
  ok: false,
  problems: [{ code: 'contrast_low', message: 'Too pale', field: 'themeColor' }],
  values: { act: 'save', version: '1', themeColor: '#ffff00' },
}

export const Published = deskStory(() => <LookPage look={look} />, desk)
export const Draft = deskStory(
  () => <LookPage look={{ ...look, version: 2, ofVersion: 2 }} result={{ ok: true, done: 'saved' }} />,
  desk,
)
export const TooPale = deskStory(() => <LookPage look={look} result={refused} />, desk)
export const NoColour = deskStory(
  () => <LookPage look={look} result={{ ...refused, values: { act: 'save', version: '1', themeColor: 'red' } }} />,
  desk,
)
export const MayOnlyLook = deskStory(() => <LookPage look={look} />, {
  ...desk,
  staff: { role: 'x', name: null, permissions: ['content.view'] },
})
export const LongNames = deskStory(
  () => <LookPage look={{ ...look, versions: [{ version: 1, at: '2026-11-20T10:00:00.000Z', by: longText }] }} />,
  desk,
)
