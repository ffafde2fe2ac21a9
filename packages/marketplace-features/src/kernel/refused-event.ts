/** What the browser's client calls out, with the words, when the gateway refuses a call. */
export const refusedEvent = 'shop:refused'
