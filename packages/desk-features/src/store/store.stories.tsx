import type { Meta } from '@storybook/react-vite'
import { deskStory } from '../testing/desk-story.tsx'
import { loadingStory } from '../testing/loading-story.tsx'
import { longText, samplePicture } from '../testing/samples.ts'
import { StorePage } from './index.ts'

const meta: Meta = { title: 'Desk/Store' }
export default meta

const languages = ['en', 'de', 'ar', 'ja'] as const
const store = {
  nickName: 'Robin',
  about: [
    { language: 'en', text: 'Fast and safe.' },
    { language: 'ar', text: 'سريع وآمن.' },
  ],
  avatarUrl: samplePicture,
  bannerUrl: samplePicture,
}
const empty = { nickName: 'Robin', about: [], avatarUrl: '', bannerUrl: '' }

export const Filled = deskStory(() => <StorePage store={store} languages={languages} />)
export const Empty = deskStory(() => <StorePage store={empty} languages={languages} />)
export const Saved = deskStory(() => <StorePage store={store} languages={languages} result={{ ok: true }} />)
export const Refused = deskStory(() => (
  <StorePage
    store={store}
    languages={languages}
    result={{
      ok: false,
      problems: [
        { code: 'data_error', message: 'Please use at most 2000 characters.', field: 'about-ja' },
        { code: 'upload_format', message: 'Format error', field: 'banner' },
      ],
      values: { 'about-ja': 'とても長い'.repeat(80) },
    }}
  />
))
export const LongText = deskStory(() => (
  <StorePage store={{ ...store, about: [{ language: 'de', text: longText.repeat(8) }] }} languages={languages} />
))
export const Loading = loadingStory('/sell/store')
