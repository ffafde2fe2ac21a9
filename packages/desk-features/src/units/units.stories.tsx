import type { Meta } from '@storybook/react-vite'
import type { CallData, calls } from '@tradepost/contract'
import { deskStory } from '../testing/desk-story.tsx'
import { loadingStory } from '../testing/loading-story.tsx'
import { deskOf, longText, pageOf, sampleOffer } from '../testing/samples.ts'
import { ExportPage, UnitImportPage, UnitsPage } from './index.ts'

const meta: Meta = { title: 'Desk/Vault' }
export default meta

type Unit = CallData<typeof calls.vault.unitPage>['list'][number]

const states = ['available', 'held', 'delivered', 'bad', 'replaced', 'expired', 'withdrawn'] as const
const units: Unit[] = states.map((state, n) => ({
  id: `00000000-0000-4000-8000-00000000000${n}`,
  state,
  masked: n === 1 ? '••••0417.zip' : `••••${2340 + n}`,
  fileBytes: n === 1 ? 48_213 : null,
  remark: n === 0 ? 'Batch of May' : null,
  expiresAt: n === 5 ? '2026-10-01T00:00:00.000Z' : null,
  addedAt: '2026-09-01T08:00:00.000Z',
  orderId: state === 'delivered' ? '900001' : null,
}))
const offer = sampleOffer(1, { hasUnits: true, supply: 'vault', lowStock: 5 })
const page = { ...pageOf(units, 120), counts: { all: 120, available: 114, delivered: 1 } }
const report = {
  added: 2,
  known: 1,
  refused: [
    { line: 3, field: 'code', code: 'unit_duplicate' },
    { line: 5, field: 'password', code: 'data_error' },
  ],
}
const state = {
  id: '00000000-0000-4000-8000-000000000001',
  state: 'done' as const,
  percent: 100,
  lines: 1000,
  added: 990,
  known: 8,
  refused: 2,
  failure: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  finishedAt: '2026-11-20T10:01:00.000Z',
}

export const Units = deskStory(() => <UnitsPage offer={offer} page={page} state={null} />)
export const Empty = deskStory(() => (
  <UnitsPage offer={offer} page={{ ...pageOf([]), counts: { all: 0 } }} state={null} />
))
export const NotUsedYet = deskStory(() => <UnitsPage offer={sampleOffer(1)} page={null} state={null} />)
export const Declared = deskStory(() => (
  <UnitsPage offer={sampleOffer(1, { supply: 'declared' })} page={null} state={null} />
))
export const DeclaredWithoutEndpoint = deskStory(() => (
  <UnitsPage
    offer={sampleOffer(1)}
    page={null}
    state={null}
    result={{
      ok: false,
      problems: [{ code: 'state_conflict', message: 'First register the endpoint of your program under API access.' }],
      values: { act: 'supply' },
    }}
  />
))
export const Added = deskStory(() => (
  <UnitsPage offer={offer} page={page} state={null} result={{ ok: true, done: 'added', report }} />
))
export const FilesAdded = deskStory(() => (
  <UnitsPage
    offer={offer}
    page={page}
    state={null}
    result={{
      ...{ ok: true, done: 'added' },
      files: {
        added: 2,
        refused: [
          { name: 'save-0418.zip', code: 'unit_duplicate' },
          { name: 'setup.exe', code: 'upload_format' },
          { name: `${longText}.pdf`, code: 'upload_limit' },
        ],
      },
    }}
  />
))
export const Refused = deskStory(() => (
  <UnitsPage
    offer={offer}
    page={page}
    state={null}
    result={{
      ok: false,
      problems: [{ code: 'cannot_be_empty', message: 'Please enter at least one unit', field: 'unitCodes' }],
      values: { act: 'paste', remark: 'Batch of May' },
    }}
  />
))
export const OneUnitRefused = deskStory(() => (
  <UnitsPage
    offer={offer}
    page={page}
    state={null}
    result={{
      ok: false,
      problems: [
        { code: 'format_error', message: 'An account needs a login and a password', field: 'unitCode-password' },
      ],
      values: { act: 'one', remark: longText },
    }}
  />
))
export const LongText = deskStory(() => (
  <UnitsPage
    offer={sampleOffer(1, { title: longText, supply: 'vault' })}
    page={{ ...page, list: units.map((unit) => ({ ...unit, remark: longText })) }}
    state={null}
  />
))
export const AsStaff = deskStory(
  () => <UnitsPage offer={offer} page={page} state="available" />,
  deskOf('seller_staff'),
)
export const Import = deskStory(() => <UnitImportPage offerId="5001" state={state} refusals={pageOf(report.refused)} />)
const refusedLines = Array.from({ length: 24 }, (_, n) => ({ line: 99_976 + n, field: 'code', code: 'duplicate' }))
export const ImportRunning = deskStory(() => (
  <UnitImportPage offerId="5001" state={{ ...state, state: 'running', percent: 0 }} refusals={pageOf([])} />
))
export const ImportFailed = deskStory(() => (
  <UnitImportPage offerId="5001" state={{ ...state, state: 'failed', failure: 'header' }} refusals={pageOf([])} />
))
export const ImportLong = deskStory(() => (
  <UnitImportPage
    offerId="5001"
    state={{ ...state, lines: 100_000, added: 12_345, known: 0, refused: 87_655 }}
    refusals={{ ...pageOf(refusedLines), total: 87_655 }}
  />
))
export const ExportLong = deskStory(() => <ExportPage offer={sampleOffer(1, { title: longText, supply: 'vault' })} />)
export const Export = deskStory(() => <ExportPage offer={offer} />)
export const ExportRefused = deskStory(() => (
  <ExportPage
    offer={offer}
    result={{
      ok: false,
      problems: [{ code: 'credentials_wrong', message: 'The password is wrong.', field: 'identityPassword' }],
      values: {},
    }}
  />
))
export const Loading = loadingStory('/sell/offers/1/units')
export const ExportLoading = loadingStory('/sell/offers/1/units/export')
export const ImportLoading = loadingStory('/sell/offers/1/units/import/1')
