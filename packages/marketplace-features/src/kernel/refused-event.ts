/** Event that the browser's API client dispatches when the gateway refuses a call. `detail` is the text to show. */
export const refusedEvent = 'shop:refused'
