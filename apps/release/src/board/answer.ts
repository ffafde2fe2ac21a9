/** The answer of the board to a request. */
export interface Answer {
  status: number
  body: string
  headers?: Record<string, string>
}

export const htmlAnswer = (body: string, status = 200): Answer => ({
  ...{ status, body },
  headers: { 'Content-Type': 'text/html; charset=utf-8' },
})

/** Sends the browser to another page, after a form as well. */
export const redirectTo = (address: string, headers: Record<string, string> = {}): Answer => ({
  ...{ status: 303, body: '' },
  headers: { ...headers, Location: address },
})
