import type { Meta } from '@storybook/react-vite'
import { productStatus } from '@tradepost/contract/constants'
import { deskStory } from '../testing/desk-story.tsx'
import { loadingStory } from '../testing/loading-story.tsx'
import { longText, pageOf, sampleOffer, sampleOfferDetail, samplePicture } from '../testing/samples.ts'
import { NewOfferPage, OfferEditPage, OffersPage } from './index.ts'

const meta: Meta = { title: 'Desk/Offers' }
export default meta

const { soldOut, shelfDown, onSale } = productStatus
const offers = [
  sampleOffer(1),
  sampleOffer(2, { status: soldOut, available: 0, nextStatuses: [] }),
  sampleOffer(3, { status: shelfDown, nextStatuses: [onSale] }),
]
const counts = { all: 120, [onSale]: 118, [soldOut]: 1, [shelfDown]: 1 }
const page = { ...pageOf(offers, 120), counts }
const whole = { status: null, keyword: '', sort: 'newest', isEditing: false } as const
export const List = deskStory(() => <OffersPage {...whole} page={page} />)
export const Empty = deskStory(() => <OffersPage {...whole} page={{ ...pageOf([]), counts: {} }} />)
export const EditInTable = deskStory(() => <OffersPage {...whole} page={page} isEditing />)
export const EditInTableRefused = deskStory(() => (
  <OffersPage
    {...whole}
    page={{ ...page, list: [sampleOffer(1, { title: longText }), sampleOffer(2, { hasUnits: true })] }}
    isEditing
    result={{
      ok: false,
      problems: [
        { code: 'format_error', message: 'Please enter a price such as 24.90', field: `price-${sampleOffer(1).id}` },
      ],
      values: { [`price-${sampleOffer(1).id}`]: 'free' },
    }}
  />
))
export const NothingFound = deskStory(() => (
  <OffersPage {...whole} page={{ ...pageOf([]), counts: {} }} status={soldOut} keyword="dragon" />
))
export const SomeRefused = deskStory(() => (
  <OffersPage
    {...whole}
    page={page}
    result={{ ok: true, changed: 2, refused: 1, reason: 'The state does not allow this.' }}
  />
))
export const LongText = deskStory(() => (
  <OffersPage
    {...whole}
    page={{ ...pageOf([sampleOffer(1, { title: longText, brandName: longText, ref: longText })]), counts }}
    keyword={longText}
  />
))
export const Edit = deskStory(() => <OfferEditPage offer={sampleOfferDetail(1)} />)
export const EditUnits = deskStory(() => <OfferEditPage offer={sampleOfferDetail(1, { hasUnits: true })} />)
const pictures = ['All skins of the account', '', longText].map((alt, n) => ({
  ...{ id: `00000000-0000-4000-8000-00000000000${n}`, url: samplePicture, alt },
}))
export const EditPictures = deskStory(() => <OfferEditPage offer={sampleOfferDetail(1, { pictures })} />)
export const EditPicturesRefused = deskStory(() => (
  <OfferEditPage
    offer={sampleOfferDetail(1)}
    result={{
      ok: false,
      problems: [{ code: 'upload_format', message: 'Please choose JPG, PNG or GIF pictures.', field: 'newPictures' }],
      values: { pictures: JSON.stringify(pictures), price: '12.00', available: '3' },
    }}
  />
))
export const EditSaved = deskStory(() => <OfferEditPage offer={sampleOfferDetail(1)} result={{ ok: true }} />)
export const EditRefused = deskStory(() => (
  <OfferEditPage
    offer={sampleOfferDetail(1)}
    result={{
      ok: false,
      problems: [{ code: 'format_error', message: 'Please enter a price', field: 'price' }],
      values: { title: 'A title', price: 'free', available: '3' },
    }}
  />
))
export const EditPlatformDelivers = deskStory(() => (
  <OfferEditPage offer={sampleOfferDetail(1, { supply: 'text', deliveryMinutes: 5 })} />
))
export const EditDeliveryRefused = deskStory(() => (
  <OfferEditPage
    offer={sampleOfferDetail(1, { supply: 'text', deliveryMinutes: 5 })}
    result={{
      ok: false,
      problems: [{ code: 'format_error', message: 'Please shorten the text.', field: 'delivery' }],
      values: { title: 'A title', price: '3.00', available: '3' },
    }}
  />
))
export const EditArabic = deskStory(() => (
  <OfferEditPage
    offer={sampleOfferDetail(1, {
      title: 'حساب نادر',
      description: 'يمكن تغيير البريد.\nتسليم سريع.',
      unitName: 'حساب',
    })}
  />
))
export const EditChangedMeanwhile = deskStory(() => (
  <OfferEditPage
    offer={sampleOfferDetail(1)}
    result={{
      ok: false,
      problems: [
        { code: 'state_conflict', message: 'This offer was changed in the meantime. What you typed is still here.' },
      ],
      values: { title: 'A title', price: '3.00', available: '3', description: 'Typed before' },
    }}
  />
))
export const EditLongText = deskStory(() => (
  <OfferEditPage offer={sampleOfferDetail(1, { title: longText, description: longText.repeat(20) })} />
))
const rank = {
  ...{ id: '9001', name: 'Rank', attrType: 2, required: true },
  choices: ['Bronze', 'Silver', 'Gold'].map((value) => ({ value, name: value })),
}
const level = { id: '9002', name: 'Level', attrType: 3, required: false, choices: [] }
const kind = {
  ...{ brandName: 'Star Arena', categoryName: 'Accounts', isUnique: true, feePercent: 8, highestTaxPercent: 25 },
  attributes: [rank, level],
}
const kinds = [
  {
    ...{ brandId: '11', brandName: 'Star Arena' },
    categories: [
      { categoryId: '21', name: 'Accounts' },
      { categoryId: '22', name: 'Coins' },
    ],
  },
  { brandId: '12', brandName: longText, categories: [{ categoryId: '21', name: longText }] },
]
const chosen = { kinds: [], brandId: '11', categoryId: '21', source: null }
const choosing = { kinds, categoryId: null, kind: null, source: null }

export const NewChooseBrand = deskStory(() => <NewOfferPage {...choosing} brandId={null} />)
export const NewChooseCategory = deskStory(() => <NewOfferPage {...choosing} brandId="11" />)
export const NewChooseLong = deskStory(() => <NewOfferPage {...choosing} brandId="12" />)
export const NewAccount = deskStory(() => <NewOfferPage {...chosen} kind={kind} />)
export const NewCoins = deskStory(() => (
  <NewOfferPage {...chosen} kind={{ ...kind, isUnique: false, categoryName: 'Coins' }} />
))
export const NewRefused = deskStory(() => (
  <NewOfferPage
    {...chosen}
    kind={kind}
    result={{
      ok: false,
      problems: [
        { code: 'format_error', message: 'Please enter a title of 1 to 200 characters', field: 'title' },
        { code: 'data_error', message: 'Please check this value', field: 'attribute-9002' },
      ],
      values: { title: '', price: '12.50', 'attribute-9002': 'forty', 'attribute-9001': 'Gold' },
    }}
  />
))
export const NewCopy = deskStory(() => (
  <NewOfferPage
    {...chosen}
    kind={kind}
    source={sampleOfferDetail(1, { attributes: [{ ...rank, value: 'Gold' }], title: longText })}
  />
))
export const EditAttributes = deskStory(() => (
  <OfferEditPage
    offer={sampleOfferDetail(1, {
      attributes: [
        { ...rank, value: 'Removed choice' },
        { ...level, value: '42' },
      ],
    })}
  />
))
export const Loading = loadingStory('/sell/offers')
export const EditLoading = loadingStory('/sell/offers/1')
export const NewLoading = loadingStory('/sell/offers/new')
