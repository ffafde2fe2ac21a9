import { dayMs } from '@tradepost/domain/time/durations'

/** What somebody typed into a form that was not saved yet. */
export interface Draft {
  values: Record<string, string>
  savedAt: number
  /** The form was sent. If that ended well, the draft is over. */
  isSent: boolean
}

const prefix = 'desk-draft:'
const lifetimeMs = 7 * dayMs

/** Runs a step with the storage of the browser, which a browser may refuse. */
function withStorage<T>(step: (storage: Storage) => T, otherwise: T): T {
  try {
    return step(window.localStorage)
  } catch {
    return otherwise
  }
}

const parse = (text: string | null): Draft | null => {
  if (text === null) return null
  const draft = JSON.parse(text) as Draft
  return Date.now() - draft.savedAt < lifetimeMs ? draft : null
}

export const readDraft = (name: string): Draft | null =>
  withStorage((storage) => parse(storage.getItem(prefix + name)), null)

export const writeDraft = (name: string, draft: Draft): void =>
  withStorage((storage) => storage.setItem(prefix + name, JSON.stringify(draft)), undefined)

export const removeDraft = (name: string): void =>
  withStorage((storage) => storage.removeItem(prefix + name), undefined)

const namesIn = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) => key.startsWith(prefix))

/** Forgets all drafts, when somebody signs out. */
export const removeDrafts = (): void =>
  withStorage((storage) => {
    for (const key of namesIn(storage)) storage.removeItem(key)
  }, undefined)

/** Keeps the drafts of forms that were sent and did not arrive: the session was over, or a page failed. */
export const keepSentDrafts = (): void =>
  withStorage((storage) => {
    for (const key of namesIn(storage)) {
      const draft = parse(storage.getItem(key))
      if (draft) storage.setItem(key, JSON.stringify({ ...draft, isSent: false }))
      else storage.removeItem(key)
    }
  }, undefined)
