import type { Meta } from '@storybook/react-vite'
import { deskStory } from '../testing/desk-story.tsx'
import { longText, samplePicture, staffDeskOf } from '../testing/samples.ts'
import {
  CustomerPage,
  FilesPage,
  type FilesPageProps,
  SearchPage,
  type SearchPageProps,
  StaffOrderPage,
} from './index.ts'
import { mails, sampleCustomer, sampleFoundOrder, sampleMail, sampleStaffOrder } from './samples.ts'

const meta: Meta = { title: 'Desk/Support' }
export default meta

const desk = staffDeskOf('support')
const { payments } = sampleStaffOrder()
const found: NonNullable<SearchPageProps['found']> = {
  ...{ exact: null, customers: [sampleCustomer(), sampleCustomer({ id: '2', state: 'closed', email: null })] },
  ...{ orders: [sampleFoundOrder()], mails, payments, tickets: [] },
}
const search = (more: Partial<SearchPageProps> = {}) => (
  <SearchPage text="nora" found={found} problem={null} {...more} />
)

export const Found = deskStory(() => search(), desk)
export const Start = deskStory(() => search({ text: '', found: null }), desk)
export const NothingFound = deskStory(
  () => search({ found: { exact: null, customers: [], orders: [], mails: [], payments: [], tickets: [] } }),
  desk,
)
export const TooShort = deskStory(
  () => search({ text: 'no', found: null, problem: 'Please enter at least three characters' }),
  desk,
)
export const FoundLong = deskStory(
  () =>
    search({
      text: longText.slice(0, 120),
      found: {
        ...{
          exact: null,
          customers: [sampleCustomer({ nickName: longText.slice(0, 40), email: `${longText}@x.example` })],
        },
        ...{ orders: [sampleFoundOrder(1, { title: longText })], mails: [sampleMail(1, { subject: longText })] },
        payments: [],
        tickets: [],
      },
    }),
  desk,
)
export const Customer = deskStory(() => <CustomerPage idempotencyKey="story" customer={sampleCustomer()} />, desk)
export const NewCustomer = deskStory(
  () => (
    <CustomerPage
      idempotencyKey="story"
      customer={sampleCustomer({
        ...{ balances: [], cases: [], reports: [], coupons: [], events: [], mails: [], country: null, language: null },
        orders: { total: 0, pageNo: 1, pageSize: 10, list: [] },
        sessions: { open: 0, devices: 0, lastUsedAt: null },
      })}
    />
  ),
  desk,
)
export const SellerAndStaff = deskStory(
  () => (
    <CustomerPage
      idempotencyKey="story"
      customer={sampleCustomer({ isStaff: true, seller: { id: '7001', nickName: longText } })}
    />
  ),
  desk,
)
export const Order = deskStory(
  () => <StaffOrderPage idempotencyKey="story" order={sampleStaffOrder()} evidence={[]} />,
  desk,
)
const ofFrance = {
  ...{ country: 'DE', percent: 19, minor: 5429, vatNumber: null, isReverse: false },
  ...{ network: 'FR', card: null, finding: 'contradicted' as const },
}
export const PlaceContradicted = deskStory(
  () => <StaffOrderPage idempotencyKey="story" order={{ ...sampleStaffOrder(), tax: ofFrance }} evidence={[]} />,
  desk,
)
export const EmptyVault = deskStory(
  () => (
    <StaffOrderPage
      idempotencyKey="story"
      order={sampleStaffOrder({ goods: { ...sampleStaffOrder().goods, inStock: 0 } })}
      evidence={[]}
      result={{ ok: true, goods: 'replace' }}
    />
  ),
  desk,
)
export const UnpaidOrder = deskStory(
  () => (
    <StaffOrderPage
      idempotencyKey="story"
      evidence={[]}
      order={sampleStaffOrder({
        ...{ state: 'awaiting_payment', paidAt: null, delivery: null, payments: [], transfers: [], mails: [] },
        ...{
          deliveredQuantity: 0,
          handover: [],
          hasCase: false,
          goods: { isReplaceable: false, inStock: 3, units: [] },
          chat: { more: false, messages: [] },
        },
        afterSales: { refunds: [], dispute: null, claim: null, unitClaims: [], parts: [] },
      })}
    />
  ),
  desk,
)
export const LongOrder = deskStory(
  () => (
    <StaffOrderPage
      idempotencyKey="story"
      evidence={[]}
      order={sampleStaffOrder({
        ...{ title: longText, deliveryEmail: `${longText}@x.example`, siblings: [sampleFoundOrder(2)] },
        chat: {
          more: true,
          messages: [
            {
              seq: 1,
              author: 'buyer',
              kind: 'text',
              text: longText.repeat(4),
              files: 0,
              at: '2026-11-24T06:00:00.000Z',
            },
          ],
        },
      })}
    />
  ),
  desk,
)

const ban = {
  ...{ id: '0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2f1', reason: 'Charged three payments back.', by: 'Robin', until: null },
  ...{ at: '2026-11-20T06:00:00.000Z', ended: null },
}
export const Banned = deskStory(
  () => (
    <CustomerPage
      idempotencyKey="story"
      customer={sampleCustomer({ state: 'banned', bans: [ban] })}
      result={{ ok: true, done: 'ban' }}
    />
  ),
  desk,
)
export const BanRefused = deskStory(
  () => (
    <CustomerPage
      idempotencyKey="story"
      customer={sampleCustomer({
        bans: [{ ...ban, reason: longText, ended: { at: ban.at, reason: longText, by: 'Robin' } }],
      })}
      result={{
        ok: false,
        problems: [{ code: 'cannot_be_empty', message: 'Please fill in this field', field: 'reason' }],
        values: { act: 'ban', days: '30' },
      }}
    />
  ),
  desk,
)

const file: NonNullable<FilesPageProps['file']> = {
  ...{ id: '0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2f9', contentType: 'image/webp', bytes: 84_000, isPrivate: false },
  ...{ owner: { id: '8001', nickName: 'Nora' }, createdAt: ban.at, fileUrl: samplePicture, taken: null },
  uses: [
    { kind: 'offer', id: '1900000000000000601', name: 'Level 80 account with all skins' },
    { kind: 'brand', id: '1900000000000000301', name: 'Valorant' },
    { kind: 'area', id: '11', name: null },
    { kind: 'case', id: '1900000000000000501', name: null },
  ],
}
export const File = deskStory(() => <FilesPage text={file.id} file={file} problem={null} />, desk)
export const NoFile = deskStory(() => <FilesPage text="x" file={null} problem="There is no such file." />, desk)
export const TakenFile = deskStory(
  () => (
    <FilesPage
      text={file.id}
      file={{ ...file, fileUrl: null, taken: { at: ban.at, reason: longText } }}
      problem={null}
      result={{ ok: true, done: 'take' }}
    />
  ),
  desk,
)
export const PersonalData = deskStory(
  () => (
    <CustomerPage
      idempotencyKey="story"
      customer={sampleCustomer()}
      result={{ ok: true, data: 'export', fileName: 'account-8001.json', document: '{}' }}
    />
  ),
  staffDeskOf('support_lead'),
)
