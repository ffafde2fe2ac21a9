import { calls } from '@tradepost/contract'
import { pushTopics } from '@tradepost/domain/push/push-topics'
import { isUuid } from '@tradepost/domain/typed/id'
import { type DeskContext, refuse, textOf, withProblems } from '../kernel/server.ts'

export type PushDone = 'added' | 'removed' | 'tested' | 'saved'
const done = (what: PushDone, id: string | null = null) => ({ ok: true as const, done: what, id })

const acts: Record<string, (context: DeskContext, form: FormData) => Promise<ReturnType<typeof done>>> = {
  async add({ api }, form) {
    const [endpoint, p256dh, auth] = [textOf(form, 'endpoint'), textOf(form, 'p256dh'), textOf(form, 'auth')]
    const { id } = await api(calls.push.addPushDevice, { body: { endpoint, p256dh, auth } })
    return done('added', id)
  },
  async remove({ api }, form) {
    await api(calls.push.removePushDevice, deviceIn(form))
    return done('removed')
  },
  async test({ api }, form) {
    await api(calls.push.testPushDevice, deviceIn(form))
    return done('tested')
  },
  async topics({ api }, form) {
    const chosen = form.getAll('topic')
    await api(calls.push.choosePushTopics, { body: { topics: pushTopics.filter((topic) => chosen.includes(topic)) } })
    return done('saved')
  },
}

/** The device that a form names. The gateway knows no device of another id. */
function deviceIn(form: FormData) {
  const id = textOf(form, 'id')
  return { params: { id: isUuid(id) ? id : crypto.randomUUID() } }
}

/** Adds, tests or removes a device, or chooses the topics. */
export async function actOnPush(context: DeskContext, form: FormData) {
  const act = acts[textOf(form, 'act')] ?? acts.topics
  const result = await withProblems(context, form, () => (act as NonNullable<typeof act>)(context, form))
  // Nobody typed the address that is refused: for the person, it did not work.
  return act === acts.add && !result.ok && result.problems.some(({ code }) => code === 'data_error')
    ? refuse([{ code: 'data_error', message: context.t('push.failed') }], form)
    : result
}

/** Ties the browser to the session that uses it now; `id` is null if it gets no notifications. */
export const renewDevice = ({ api }: DeskContext, form: FormData) =>
  api(calls.push.renewPushDevice, { body: { endpoint: textOf(form, 'endpoint') } })
