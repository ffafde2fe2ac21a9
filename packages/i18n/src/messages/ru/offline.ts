import type { Messages } from '../../catalogue.ts'

export const offline: Messages<'offline'> = {
  title: 'Нет подключения',
  text: 'Этой странице нужен интернет. Список заказов можно прочитать в том виде, в каком вы открывали его в последний раз.',
  orders: 'Мои заказы',
  retry: 'Повторить',
}
