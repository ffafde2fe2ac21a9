import type { ClientActionFunctionArgs } from '@remix-run/react'

/** How long a form waits for the one before it, in milliseconds: a connection may hang for minutes. */
const patience = 10_000

/**
 * Sends the forms of a page one after the other. What a visitor holds lives in a cookie: a request beside another one
 * carries it as it was before both, and the later answer would undo what the other did.
 */
export function inTurn() {
  let last: Promise<unknown> = Promise.resolve()
  return ({ serverAction }: ClientActionFunctionArgs): Promise<unknown> => {
    const waited = new Promise((resolve) => setTimeout(resolve, patience))
    const mine = Promise.race([last, waited]).then(() => serverAction())
    last = mine.catch(() => undefined)
    return mine
  }
}
