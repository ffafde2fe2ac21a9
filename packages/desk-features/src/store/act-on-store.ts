import { calls } from '@tradepost/contract'
import { languages } from '@tradepost/domain/language/languages'
import { storeLimits } from '@tradepost/domain/limits/store-limits'
import { lengthOf } from '@tradepost/domain/typed/text-limits'
import { type DeskContext, filesOf, type Problem, refuse, textOf, uploadFile, withProblems } from '../kernel/server.ts'

export const loadStore = async ({ api }: DeskContext) => ({ store: await api(calls.seller.sellerOwnStore) })

/** The words of the form by language. */
const readAbout = (form: FormData) =>
  languages
    .filter((language) => form.has(`about-${language}`))
    .map((language) => ({ language, text: textOf(form, `about-${language}`).replaceAll('\r\n', '\n').trim() }))

/** Uploads a new picture. `null` removes the current one, and `undefined` keeps it. */
async function readPicture(context: DeskContext, form: FormData, field: 'avatar' | 'banner') {
  const [file] = filesOf(form, field)
  if (file) return (await uploadFile(context, file, field)).id
  return form.has(`remove-${field}`) ? null : undefined
}

/** Changes the words and pictures of the seller's store. */
export function actOnStore(context: DeskContext, form: FormData) {
  const about = readAbout(form)
  const problems: Problem[] = about
    .filter(({ text }) => lengthOf(text) > storeLimits.about)
    .map(({ language }) => ({
      code: 'data_error',
      message: context.t('ownStore.about-wrong', { max: storeLimits.about }),
      field: `about-${language}`,
    }))
  if (problems.length > 0) return refuse(problems, form)
  return withProblems(context, form, async () => {
    const avatar = await readPicture(context, form, 'avatar')
    const banner = await readPicture(context, form, 'banner')
    await context.api(calls.seller.sellerOwnStoreEdit, {
      body: { about, ...(avatar === undefined ? {} : { avatar }), ...(banner === undefined ? {} : { banner }) },
    })
    return { ok: true as const }
  })
}
