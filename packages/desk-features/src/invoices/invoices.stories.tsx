import type { Meta } from '@storybook/react-vite'
import { deskStory } from '../testing/desk-story.tsx'
import { loadingStory } from '../testing/loading-story.tsx'
import { deskOf, longText, staffDeskOf } from '../testing/samples.ts'
import { InvoicePartyPage, type InvoicePartyPageProps, InvoicesPage, type InvoicesPageProps } from './index.ts'

const meta: Meta = { title: 'Desk/Invoices' }
export default meta

type Row = InvoicesPageProps['page']['list'][number]
const row = (n: number, more: Partial<Row> = {}): Row => ({
  ...{ id: `0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2a${n}`, kind: 'invoice', number: `INV-2026-00004${n}` },
  ...{ issuedAt: '2026-11-27T09:26:53.000Z', amount: { minor: 4899, currency: 'USD' } },
  ...{ subject: 'order', orderId: `90000${n}`, paymentId: null },
  ...{ corrects: null, issuer: 'Anvil GmbH', buyer: { name: 'Kim', email: 'kim@mail.example' } },
  ...more,
})
const countries = [
  { value: 'DE', label: 'Germany' },
  { value: 'JP', label: 'Japan' },
]
const party = { name: 'Anvil GmbH', address: 'Am Markt 1\n10117 Berlin', country: 'DE', taxNumber: 'DE136695976' }
const tax: NonNullable<Row['tax']> = {
  ...{ country: 'DE', percent: 19, minor: 207, isReverse: false, vatNumber: null },
  ...{ network: 'DE', card: null, finding: 'agreed' },
}
const props: InvoicesPageProps = {
  filter: { keyword: '', month: '', kind: '' },
  page: {
    ...{ total: 6, pageNo: 1, pageSize: 24, months: ['2026-11', '2026-10'] },
    list: [
      row(4),
      row(3, { kind: 'credit_note', number: 'CN-2026-000007', corrects: 'INV-2026-000041' }),
      row(5, {
        ...{ kind: 'receipt', number: 'RCT-2026-000003', subject: 'top_up', orderId: null },
        paymentId: '0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2b1',
      }),
      row(6, { subject: 'pass', orderId: null, paymentId: '0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2b2', tax }),
      row(7, {
        ...{ subject: 'pass', orderId: null, paymentId: '0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2b3' },
        tax: { ...tax, network: 'FR', card: 'IT', finding: 'contradicted', vatNumber: 'DE136695976' },
      }),
      row(2, { buyer: null, amount: { minor: 120_000, currency: 'JPY' } }),
    ],
  },
  settings: { soldBy: 'company', ...party, note: '' },
  isStated: true,
  countries,
}
const story = (more: Partial<InvoicesPageProps> = {}) =>
  deskStory(() => <InvoicesPage {...props} {...more} />, staffDeskOf())
const nothing = { ...props.page, total: 0, list: [] }

export const Default = story()
export const Empty = story({ page: { ...nothing, months: [] }, isStated: false })
export const NoneFound = story({ page: nothing, filter: { keyword: 'INV-1999', month: '', kind: 'invoice' } })
export const Refused = story({
  result: {
    ok: false,
    problems: [{ code: 'cannot_be_empty', message: 'Fill in this field', field: 'name' }],
    values: { soldBy: 'seller', name: '', address: 'Am Markt 1', country: 'DE', taxNumber: '', note: 'Thank you.' },
  },
})
export const VeryLong = story({
  page: {
    ...props.page,
    list: [
      row(1, {
        buyer: { name: 'Aleksandrovitchinskaya'.repeat(4), email: `${'very.long.'.repeat(9)}address@mail.example` },
      }),
    ],
  },
  settings: { ...props.settings, name: 'Gesellschaft für digitale Spielgüter und Dienstleistungen '.repeat(3) },
})
export const ForReaders = deskStory(() => <InvoicesPage {...props} />, staffDeskOf('support_lead'))

const own = (more: Partial<InvoicePartyPageProps> = {}) =>
  deskStory(() => <InvoicePartyPage party={party} isShown countries={countries} {...more} />, deskOf())
export const OfSeller = own()
export const OfSellerLong = own({ party: { ...party, name: longText, address: longText } })
export const OfSellerUnstated = own({ party: null, isShown: false })
export const OfSellerLoading = loadingStory('/sell/invoice-details')
