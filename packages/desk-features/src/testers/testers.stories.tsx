import type { Meta } from '@storybook/react-vite'
import { deskStory } from '../testing/desk-story.tsx'
import { longText, pageOf, staffDeskOf } from '../testing/samples.ts'
import { TestersPage, type TestersPageProps } from './index.ts'

const meta: Meta = { title: 'Desk/Testers' }
export default meta

const desk = staffDeskOf('administrator')
const tester = (n: number, nickName = `Player ${n}`): TestersPageProps['testers']['list'][number] => ({
  user: { id: String(700 + n), nickName },
  joinedAt: '2026-11-02T10:00:00.000Z',
})
type Invitation = TestersPageProps['invitations']['list'][number]
const invitation = (n: number, more: Partial<Invitation> = {}): Invitation => ({
  ...{ id: String(n), title: 'A new way to compare offers', text: 'Try it and tell us.', path: '/compare' },
  ...{ sentAt: '2026-11-20T10:00:00.000Z', by: 'Robin', invited: 214 },
  ...more,
})
const page = (more: Partial<TestersPageProps> = {}, sent: Invitation[] = [invitation(1)]) => (
  <TestersPage
    testers={pageOf([tester(1), tester(2), tester(3)])}
    invitations={{ ...pageOf(sent), languages: ['en', 'de', 'ar'], testers: 214 }}
    idempotencyKey="story-key"
    {...more}
  />
)
const refused = {
  ok: false,
  problems: [
    { code: 'format_error', message: 'Please enter a path of the shop, such as /compare', field: 'path' },
    { code: 'cannot_be_empty', message: 'Please write the text, too', field: 'text.de' },
  ],
  values: { act: 'invite', path: 'compare', 'title.de': 'Vergleichen', 'text.de': '' },
}

export const List = deskStory(() => page(), desk)
export const Empty = deskStory(() => page({ testers: pageOf([]) }, []), desk)
export const Sent = deskStory(() => page({ result: { ok: true, done: 'sent', testers: 214 } }), desk)
export const Refused = deskStory(() => page({ result: refused }), desk)
export const MayOnlyLook = deskStory(() => page(), staffDeskOf('analyst'))
export const LongNames = deskStory(
  () => page({ testers: pageOf([tester(1, longText.slice(0, 200))]) }, [invitation(1, { title: longText })]),
  desk,
)
