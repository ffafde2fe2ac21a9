import type { Meta } from '@storybook/react-vite'
import { deskStory } from '../testing/desk-story.tsx'
import { loadingStory } from '../testing/loading-story.tsx'
import { longText } from '../testing/samples.ts'
import { StandingNotice, VacationPage } from './index.ts'

const meta: Meta = { title: 'Desk/Standing' }
export default meta

const active = { standing: 'active', since: null, until: null, reason: null } as const
const away = { ...active, standing: 'vacation', until: '2026-12-10T00:00:00.000Z' } as const
const reason = 'Three buyers complained within a week that what they bought was taken back from them.'

export const Active = deskStory(() => <VacationPage own={active} />)
export const Away = deskStory(() => <VacationPage own={away} />)
export const Refused = deskStory(() => (
  <VacationPage
    own={active}
    result={{
      ok: false,
      problems: [{ code: 'format_error', message: 'Please choose a day in the future', field: 'until' }],
      values: { until: '2020-01-01' },
    }}
  />
))
export const AwayNotice = deskStory(() => <StandingNotice {...away} />)
export const SuspendedNotice = deskStory(() => <StandingNotice {...active} standing="suspended" reason={reason} />)
export const LongNotice = deskStory(() => <StandingNotice {...active} standing="suspended" reason={longText} />)
export const BannedNotice = deskStory(() => <StandingNotice {...active} standing="banned" reason={reason.repeat(4)} />)
export const Loading = loadingStory('/sell/vacation')
