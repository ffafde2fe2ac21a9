import { type Facts, of, type Step } from './journey.ts'

const text = 'Written by the contract check.'
const versionOf = (name: string) => (data: Record<string, never>, facts: Facts) => {
  facts.set(`${name} item`, data.item)
  facts.set(`${name} version`, data.version)
}

const words = { title: text, summary: text, text }

/** A notice that is written, published, put back to its first version and withdrawn, and the colour of the shop. */
export const content: Step[] = [
  {
    call: 'content.saveNotice',
    as: 'staff',
    input: () => ({ body: { item: null, version: 0, type: 'rental', texts: { en: { title: text, text } } } }),
    keep: versionOf('content'),
  },
  {
    call: 'content.publishContent',
    as: 'staff',
    input: (facts) => ({
      params: { kind: 'notice', item: facts.get('content item') },
      body: { version: Number(facts.get('content version')) },
    }),
    unless: ['content_incomplete'],
  },
  {
    call: 'content.restoreContent',
    as: 'staff',
    input: (facts) => ({
      params: { kind: 'notice', item: facts.get('content item') },
      body: { version: Number(facts.get('content version')), from: 1 },
    }),
    keep: versionOf('content'),
  },
  {
    call: 'content.withdrawContent',
    as: 'staff',
    input: (facts) => ({
      params: { kind: 'notice', item: facts.get('content item') },
      body: { version: Number(facts.get('content version')) },
    }),
    unless: ['state_conflict'],
  },
  {
    call: 'content.contentPage',
    as: 'staff',
    input: () => ({ params: { kind: 'look' }, body: {} }),
    keep: (data, facts) => {
      const [look] = data.list as unknown as Record<string, never>[]
      if (look) versionOf('look')(look, facts)
    },
  },
  {
    call: 'content.contentDetail',
    as: 'staff',
    input: (facts) => ({ params: { kind: 'look', item: facts.get('look item') }, query: {} }),
  },
  {
    call: 'content.saveLook',
    as: 'staff',
    input: (facts) => ({ body: { version: Number(facts.get('look version')), themeColor: '#336699' } }),
  },
  {
    call: 'content.saveTopic',
    as: 'staff',
    input: () => ({ body: { item: null, version: 0, icon: 'lock', position: 9000, names: { en: text } } }),
    keep: versionOf('topic'),
  },
  {
    call: 'content.saveArticle',
    as: 'staff',
    input: (facts) => ({
      body: {
        ...{ item: null, version: 0, topicId: facts.get('topic item'), position: 0, page: null },
        ...{ texts: { en: words }, confirmed: [] },
      },
    }),
    keep: versionOf('article'),
  },
  {
    call: 'content.previewLink',
    as: 'staff',
    input: (facts) => ({
      params: { kind: 'article', item: facts.get('article item') },
      query: { version: Number(facts.get('article version')) },
    }),
    keep: (data, facts) => {
      facts.set('preview token', data.token)
    },
  },
  {
    call: 'site.contentPreview',
    as: 'nobody',
    input: (facts) => ({ query: { token: facts.get('preview token') } }),
  },
  {
    call: 'content.saveLegal',
    as: 'staff',
    input: () => ({
      body: {
        document: 'refunds',
        version: 0,
        needsConsent: false,
        texts: { en: { title: text, text } },
        confirmed: [],
      },
    }),
    keep: versionOf('legal'),
    unless: ['conflict'],
  },
  {
    call: 'content.publishContent',
    as: 'staff',
    input: (facts) => ({
      params: { kind: 'legal', item: facts.get('legal item') },
      body: { version: Number(facts.get('legal version')) },
    }),
    unless: ['content_incomplete'],
  },
  {
    call: 'content.contentDetail',
    as: 'staff',
    input: () => ({ params: { kind: 'area', item: '10' }, query: {} }),
    keep: versionOf('area'),
    unless: ['not_found'],
  },
  {
    call: 'content.saveArea',
    as: 'staff',
    input: (facts) => ({
      body: {
        areaType: 10,
        version: Number(facts.get('area version') ?? 0),
        area: { comments: { limit: 3 } },
        confirmed: [],
      },
    }),
    unless: ['conflict'],
  },
  {
    call: 'content.areaChoices',
    as: 'staff',
    input: () => ({}),
    keep: (data, facts) => {
      const [brand] = data.brands as unknown as { id: string }[]
      facts.set('event brand', brand?.id ?? '0')
    },
  },
  {
    call: 'content.saveEvent',
    as: 'staff',
    input: (facts) => ({
      body: {
        ...{ brandId: facts.get('event brand'), version: 0, startsAt: '2031-03-14T09:00:00.000Z' },
        ...{ endsAt: '2031-03-16T09:00:00.000Z', againAfterDays: null, confirmed: [] },
        texts: { en: { title: text, lead: text } },
      },
    }),
    unless: ['conflict'],
  },

  { call: 'legal.legalPageList', as: 'nobody', input: () => ({}) },
  { call: 'legal.legalPage', as: 'nobody', input: () => ({ params: { document: 'refunds' }, query: {} }) },
  { call: 'legal.termsConsent', as: 'buyer', input: () => ({}) },
  {
    call: 'file.uploadFile',
    as: 'staff',
    input: () => ({ query: { catalogue: 'general' } }),
    keep: (data, facts) => facts.set('event picture', data.id),
    unless: ['rate_limited'],
  },
  {
    call: 'content.savePassEvent',
    as: 'staff',
    input: (facts) => ({
      body: {
        ...{ item: null, version: 0, position: 9000, startsAt: '2031-03-14T09:00:00.000Z' },
        ...{ endsAt: '2031-03-16T09:00:00.000Z', fileId: facts.get('event picture'), confirmed: [] },
        texts: { en: words },
      },
    }),
    unless: ['rate_limited'],
  },
  {
    call: 'content.saveSharedGame',
    as: 'staff',
    input: (facts) => ({
      body: {
        ...{ item: null, version: 0, position: 9000, genre: 'racing', released: 2019, platforms: ['win64'] },
        ...{ fileId: facts.get('event picture'), brandId: null, confirmed: [], texts: { en: { title: text } } },
      },
    }),
    unless: ['rate_limited'],
  },
  {
    call: 'file.uploadFile',
    as: 'staff',
    input: () => ({ query: { catalogue: 'general' } }),
    keep: (data, facts) => facts.set('library picture', data.id),
    unless: ['rate_limited'],
  },
  {
    call: 'media.addMedia',
    as: 'staff',
    input: (facts) => ({ body: { files: [{ id: facts.get('library picture'), name: 'check.png' }] } }),
  },
  { call: 'media.mediaPage', as: 'staff', input: () => ({ body: { keyword: 'check', used: false } }) },
  { call: 'media.mediaDetail', as: 'staff', input: of('library picture') },
  {
    call: 'media.editMedia',
    as: 'staff',
    input: (facts) => ({
      ...of('library picture')(facts),
      body: { words: [{ language: 'en', title: text, alt: text }], version: 1 },
    }),
  },
  { call: 'media.removeMedia', as: 'staff', input: of('library picture') },
  { call: 'beta.betaTesterPage', as: 'staff', input: () => ({ body: {} }) },
  { call: 'beta.betaInvitationPage', as: 'staff', input: () => ({ body: {} }) },
  {
    call: 'beta.inviteTesters',
    as: 'staff',
    input: () => ({ body: { path: '/compare', texts: { en: { title: text, text } } } }),
    unless: ['beta_no_testers', 'rate_limited'],
  },
]
