import type { Messages } from '../../catalogue.ts'

export const inputs: Messages<'inputs'> = {
  title: 'Для доставки',
  playerId: 'ID игрока',
  zoneId: 'ID зоны',
  character: 'Имя персонажа',
  username: 'Имя пользователя в игре',
  server: 'Сервер',
  platform: 'Платформа',
  playerIdHelp: 'Он указан в вашем профиле в игре.',
  noPasswordHelp: 'Ваш пароль здесь никогда не нужен.',
  optional: '{label} (необязательно)',
  choose: 'Выберите',
  missing: 'Заполните это поле: без него доставка невозможна.',
  digits: 'Только цифры ({range})',
  lettersDigits: 'Только буквы A–Z и цифры, без пробелов ({range})',
  name: 'Только буквы, цифры, пробелы и . _ - # (символов: {range})',
  choice: 'Выберите значение из списка.',
  correctUntil: 'Это можно исправить, пока продавец не передал первую единицу.',
  save: 'Сохранить исправление',
  saved: 'Исправлено. Продавец увидит это в заказе.',
  corrected: 'Исправлено для доставки:',
}
