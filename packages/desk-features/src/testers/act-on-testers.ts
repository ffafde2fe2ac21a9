import { type CallInput, calls } from '@tradepost/contract'
import { ownPath } from '@tradepost/domain/address/own-path'
import { languagesIn, readWords } from '../content/server.ts'
import { type DeskContext, idempotencyKeyOf, pageNoOf, refuse, textOf, withProblems } from '../kernel/server.ts'

export const examplePath = '\u2066/compare\u2069'

/** The testers of new features, and the newest invitations that they were mailed. */
export async function loadTesters({ api, url }: DeskContext) {
  const [testers, invitations] = await Promise.all([
    api(calls.beta.betaTesterPage, { body: { pageNo: pageNoOf(url), pageSize: 25 } }),
    api(calls.beta.betaInvitationPage, { body: { pageSize: 10 } }),
  ])
  return { testers, invitations, idempotencyKey: crypto.randomUUID() }
}

type Texts = CallInput<typeof calls.beta.inviteTesters>['body']['texts']

/** Mails an invitation to the testers. */
export async function actOnTesters(context: DeskContext, form: FormData) {
  const { t, api } = context
  const { texts, problems } = readWords(context, form, ['title', 'text'], {
    title: 'content.title-missing',
    text: 'content.text-missing',
  })
  const [original = 'en'] = languagesIn(form, 'title')
  if (!texts[original] && !problems.some(({ field }) => field?.endsWith(`.${original}`)))
    problems.push({
      ...{ code: 'cannot_be_empty', message: t('content.title-missing'), field: `title.${original}` },
    })
  const path = ownPath(textOf(form, 'path').trim())
  if (!path)
    problems.push({ code: 'format_error', message: t('betaDesk.path-wrong', { path: examplePath }), field: 'path' })
  if (problems.length > 0 || !path) return refuse(problems, form)
  return withProblems(context, form, async () => {
    const body = { path, texts: texts as Texts }
    const { testers } = await api(calls.beta.inviteTesters, { body }, { idempotencyKey: idempotencyKeyOf(form) })
    return { ok: true as const, done: 'sent' as const, testers }
  })
}
