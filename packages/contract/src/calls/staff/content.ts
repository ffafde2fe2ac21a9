import { call } from '../../call.ts'
import type * as s from '../../schemas/site/content.ts'

const path = '/website/staff/content'
const staff = { auth: 'staff', tag: 'extension' } as const
const refusals = ['unauthorized', 'forbidden'] as const

export const contentPage = call<typeof s.contentPage>({
  ...staff,
  method: 'POST',
  path: `${path}/{kind}/page`,
  permission: 'content.view',
  reads: true,
  summary: 'Returns a page of the content of one kind with its state, the last changed first.',
  errors: refusals,
})
export const contentDetail = call<typeof s.contentDetail>({
  ...staff,
  method: 'GET',
  path: `${path}/{kind}/{item}`,
  permission: 'content.view',
  summary: 'Returns the newest version of some content, or the given one, with its history.',
  errors: [...refusals, 'not_found'],
})
export const saveNotice = call<typeof s.saveNotice>({
  ...staff,
  method: 'POST',
  path: `${path}/notice`,
  permission: 'content.edit',
  summary: 'Saves a new version of a notice, or a new notice, as a draft.',
  errors: [...refusals, 'not_found', 'data_error', 'conflict', 'content_full', 'rate_limited'],
})
export const saveLook = call<typeof s.saveLook>({
  ...staff,
  method: 'POST',
  path: `${path}/look`,
  permission: 'content.edit',
  summary: 'Saves a theme colour as a draft. Refused if it is too light for buttons on light pages.',
  errors: [...refusals, 'contrast_low', 'conflict', 'content_full'],
})
export const restoreContent = call<typeof s.restoreContent>({
  ...staff,
  method: 'POST',
  path: `${path}/{kind}/{item}/restore`,
  permission: 'content.edit',
  summary: 'Saves the content of an earlier version as the newest version, as a draft.',
  errors: [...refusals, 'not_found', 'conflict', 'content_full'],
})
export const publishContent = call<typeof s.publishContent>({
  ...staff,
  method: 'POST',
  path: `${path}/{kind}/{item}/publish`,
  permission: 'content.publish',
  summary:
    "Publishes the newest version at once or at a given time. It needs the words in the shop's default language.",
  errors: [...refusals, 'not_found', 'bad_request', 'conflict', 'content_incomplete'],
})
export const withdrawContent = call<typeof s.withdrawContent>({
  ...staff,
  method: 'POST',
  path: `${path}/{kind}/{item}/withdraw`,
  permission: 'content.publish',
  summary:
    'Takes content out of the shop, and cancels its planned publication, or cancels only that. It stays as a draft.',
  errors: [...refusals, 'not_found', 'state_conflict', 'content_used', 'conflict'],
})
export const saveArticle = call<typeof s.saveArticle>({
  ...staff,
  method: 'POST',
  path: `${path}/article`,
  permission: 'content.edit',
  summary: 'Saves a new version of a help article, or a new article, as a draft.',
  errors: [...refusals, 'not_found', 'data_error', 'conflict', 'content_full', 'rate_limited'],
})
export const saveTopic = call<typeof s.saveTopic>({
  ...staff,
  method: 'POST',
  path: `${path}/topic`,
  permission: 'content.edit',
  summary: 'Saves a new version of a topic of the help centre, or a new topic, as a draft.',
  errors: [...refusals, 'not_found', 'data_error', 'conflict', 'content_full'],
})
export const previewLink = call<typeof s.previewLink>({
  ...staff,
  method: 'GET',
  path: `${path}/{kind}/{item}/preview`,
  permission: 'content.view',
  summary: 'Returns a token with which the shop shows a version before it is published, for an hour.',
  errors: [...refusals, 'not_found'],
})
export const saveLegal = call<typeof s.saveLegal>({
  ...staff,
  method: 'POST',
  path: `${path}/legal`,
  permission: 'content.edit',
  summary: 'Saves a new version of a legal page as a draft.',
  errors: [...refusals, 'not_found', 'data_error', 'conflict', 'content_full'],
})
export const saveArea = call<typeof s.saveArea>({
  ...staff,
  method: 'POST',
  path: `${path}/area`,
  permission: 'content.edit',
  summary:
    "Saves a new version of an area of the shop's pages as a draft. What it shows of the catalogue must be shown.",
  errors: [...refusals, 'not_found', 'data_error', 'format_error', 'conflict', 'content_full', 'rate_limited'],
})
export const areaChoices = call<typeof s.areaChoices>({
  ...staff,
  method: 'GET',
  path: `${path}/area/choices`,
  permission: 'content.view',
  summary: 'Returns the brands, categories and articles that editors can pick for areas.',
  errors: refusals,
})
export const saveEvent = call<typeof s.saveEvent>({
  ...staff,
  method: 'POST',
  path: `${path}/event`,
  permission: 'content.edit',
  summary: 'Saves a new version of the event of a game, or its first one, as a draft.',
  errors: [...refusals, 'not_found', 'data_error', 'bad_request', 'conflict', 'content_full', 'rate_limited'],
})
export const savePassEvent = call<typeof s.savePassEvent>({
  ...staff,
  method: 'POST',
  path: `${path}/pass-event`,
  permission: 'content.edit',
  summary:
    'Saves a new version of an event of the pass, or a new event, as a draft. Its cover is drawn from an upload.',
  errors: [...refusals, 'not_found', 'data_error', 'bad_request', 'conflict', 'content_full', 'rate_limited'],
})
export const saveSharedGame = call<typeof s.saveSharedGame>({
  ...staff,
  method: 'POST',
  path: `${path}/shared-game`,
  permission: 'content.edit',
  summary:
    'Saves a new version of a shared game of the pass, or a new game, as a draft. Its cover is drawn from an upload or that of a game of the catalogue.',
  errors: [...refusals, 'not_found', 'data_error', 'conflict', 'content_full', 'rate_limited'],
})
