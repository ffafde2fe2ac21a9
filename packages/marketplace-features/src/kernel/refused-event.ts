/** The browser client's event for a call the gateway refused; its detail is the message. */
export const refusedEvent = 'shop:refused'
