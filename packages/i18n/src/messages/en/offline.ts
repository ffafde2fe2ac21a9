export const offline = {
  title: 'You are offline',
  text: 'This page needs a connection. Your list of orders can be read as it was when you last opened it.',
  orders: 'My orders',
  retry: 'Try again',
} as const
