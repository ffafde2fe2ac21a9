import type { ClientActionFunctionArgs } from '@remix-run/react'

/** Longest wait for the answer to the previous form: a connection may hang for minutes. */
const maxWaitMs = 10_000

/**
 * Sends the forms of a page one after another. A visitor's cart and wishlist are cookies: two requests at once would
 * both carry the old cookie, and the later answer would undo the earlier one.
 */
export function inTurn() {
  let last: Promise<unknown> = Promise.resolve()
  return ({ serverAction }: ClientActionFunctionArgs): Promise<unknown> => {
    const timeout = new Promise((resolve) => setTimeout(resolve, maxWaitMs))
    const action = Promise.race([last, timeout]).then(() => serverAction())
    last = action.catch(() => undefined)
    return action
  }
}
