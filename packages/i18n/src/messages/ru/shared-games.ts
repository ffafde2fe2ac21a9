import type { Messages } from '../../catalogue.ts'

export const sharedGames: Messages<'sharedGames'> = {
  title: 'Игры абонемента',
  lead: 'Что показывает библиотека игр Family Game PASS, в этом порядке.',
  new: 'Новая игра',
  period: 'Опубликуйте её на время, когда владельцы абонемента могут в неё играть: с и до.',
  'from-catalogue': 'Игра из каталога',
  'from-catalogue-hint': 'Даёт своё изображение и название там, где заголовок не введён.',
  'no-catalogue': 'Ни одна из них',
  'cover-hint':
    'Лучше всего подходят вертикальные изображения: магазин обрезает их до 480 × 640 пикселей. Не больше 2 МБ.',
  genre: 'Жанр',
  genres:
    '{genre, select, action {Экшен} adventure {Приключения} horror {Хорроры} indie {Инди} racing {Гонки} rpg {Ролевые} shooter {Шутеры} simulation {Симуляторы} sports {Спорт} other {Стратегии}}',
  'genre-missing': 'Выберите жанр',
  released: 'Год выхода',
  'released-wrong': 'Введите год, например 2019',
  platforms: 'Платформы',
  platform: '{platform, select, win32 {Windows, 32-разрядная} other {Windows, 64-разрядная}}',
  'platforms-missing': 'Выберите хотя бы одну платформу',
  'act-save': 'Сохранил игру абонемента',
}
