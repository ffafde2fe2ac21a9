/** Event of the browser's client when the gateway refuses a call. Its detail is the text to show. */
export const refusedEvent = 'shop:refused'
