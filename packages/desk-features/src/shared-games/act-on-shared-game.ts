import { type CallInput, calls } from '@tradepost/contract'
import { clientPlatforms, releaseYears, sharedGameGenres } from '@tradepost/domain/content/shared-games'
import { contentLimits } from '@tradepost/domain/limits/content-limits'
import { isId } from '@tradepost/domain/typed/id'
import {
  actOnContent,
  isContentAct,
  languagesIn,
  loadContentList,
  readWords,
  savedOr,
  uploadPicture,
  versionAsked,
} from '../content/server.ts'
import {
  countOf,
  type DeskContext,
  type Problem,
  refuse,
  requirePermission,
  textOf,
  withProblems,
} from '../kernel/server.ts'

export const loadSharedGames = (context: DeskContext) => loadContentList(context, 'shared-game')

/** A game of the pass in its newest version or the one that the address asks for, with the games of the catalogue. */
export async function loadSharedGame(context: DeskContext, typedId: string) {
  if (typedId === 'new') requirePermission(context, 'staff', 'content.edit')
  const { brands, languages } = await context.api(calls.content.areaChoices, {})
  if (typedId === 'new') return { game: null, brands, languages }
  const version = versionAsked(context)
  const params = { kind: 'shared-game', item: isId(typedId) ? typedId : '0' } as const
  const game = await context.api(calls.content.contentDetail, { params, query: version ? { version } : {} })
  return { game, brands, languages }
}

/** The typed facts of a game, and what is wrong with them. */
function readFacts({ t }: Pick<DeskContext, 't'>, form: FormData) {
  const genre = sharedGameGenres.find((one) => one === textOf(form, 'genre'))
  const released = countOf(textOf(form, 'released'), releaseYears)
  const position = countOf(textOf(form, 'position'), { min: 0, max: contentLimits.position })
  const platforms = clientPlatforms.filter((platform) => form.has(`platform.${platform}`))
  const problems: Problem[] = [
    ...(genre ? [] : [{ code: 'cannot_be_empty', message: t('sharedGames.genre-missing'), field: 'genre' }]),
    ...(released === null
      ? [{ code: 'format_error', message: t('sharedGames.released-wrong'), field: 'released' }]
      : []),
    ...(position === null
      ? [
          {
            ...{ code: 'format_error', field: 'position' },
            message: t('content.position-wrong', { max: String(contentLimits.position) }),
          },
        ]
      : []),
    ...(platforms.length === 0
      ? [{ code: 'cannot_be_empty', message: t('sharedGames.platforms-missing'), field: 'platforms' }]
      : []),
  ]
  return { genre, released, position, platforms, problems }
}

/** Takes the name of a game of the catalogue as the title, where nothing was typed in the first language. */
async function takeName(context: DeskContext, form: FormData, brandId: string | null): Promise<void> {
  const [first] = languagesIn(form, 'title')
  if (!brandId || !first || textOf(form, `title.${first}`).trim()) return
  const { brands } = await context.api(calls.content.areaChoices, {})
  const name = brands.find(({ id }) => id === brandId)?.name
  if (name) form.set(`title.${first}`, name.slice(0, contentLimits.sharedGameTitle))
}

/** Saves, publishes or withdraws a game of the pass, or goes back to an earlier version. */
export async function actOnSharedGame(context: DeskContext, form: FormData, typedId: string) {
  const { t } = context
  const subject = { kind: 'shared-game', item: typedId } as const
  if (isContentAct(form)) return actOnContent(context, form, subject)
  const item = typedId === 'new' ? null : typedId
  const step = async () => {
    const fileId = await uploadPicture(context, form)
    const typedBrand = textOf(form, 'brandId')
    const brandId = isId(typedBrand) ? typedBrand : null
    await takeName(context, form, brandId)
    const { texts } = readWords(context, form, ['title'], { title: 'content.title-missing' })
    const { genre, released, position, platforms, problems } = readFacts(context, form)
    if (Object.keys(texts).length === 0)
      problems.push({
        ...{ code: 'cannot_be_empty', message: t('content.title-missing') },
        field: `title.${languagesIn(form, 'title')[0] ?? 'en'}`,
      })
    if (item === null && fileId === null && brandId === null)
      problems.push({ code: 'cannot_be_empty', message: t('events.cover-missing'), field: 'cover' })
    if (problems.length > 0 || !genre || released === null || position === null) return refuse(problems, form)
    const body: CallInput<typeof calls.content.saveSharedGame>['body'] = {
      ...{ item, position, genre, released, platforms, fileId, brandId },
      version: countOf(textOf(form, 'version'), { min: 0, max: contentLimits.versions }) ?? 0,
      texts: texts as CallInput<typeof calls.content.saveSharedGame>['body']['texts'],
      confirmed: languagesIn(form, 'confirmed'),
    }
    const saved = await context.api(calls.content.saveSharedGame, { body })
    return { ok: true as const, done: 'saved' as const, item: saved.item }
  }
  return item === null ? withProblems(context, form, step) : savedOr(context, form, subject, step)
}
