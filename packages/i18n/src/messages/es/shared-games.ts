import type { Messages } from '../../catalogue.ts'

export const sharedGames: Messages<'sharedGames'> = {
  title: 'Juegos del pase',
  lead: 'Lo que muestra la biblioteca de juegos del Family Game PASS, en este orden.',
  new: 'Juego nuevo',
  period: 'Publíquelo para el tiempo en que los titulares del pase pueden jugarlo: desde y hasta.',
  'from-catalogue': 'Juego del catálogo',
  'from-catalogue-hint': 'Aporta su imagen, y su nombre donde no se ha escrito un título.',
  'no-catalogue': 'Ninguno de ellos',
  'cover-hint': 'Las imágenes verticales encajan mejor: la tienda las recorta a 480 × 640 píxeles. Como máximo 2 MB.',
  genre: 'Género',
  genres:
    '{genre, select, action {Acción} adventure {Aventura} horror {Terror} indie {Indie} racing {Carreras} rpg {Rol} shooter {Disparos} simulation {Simulación} sports {Deportes} other {Estrategia}}',
  'genre-missing': 'Elija un género',
  released: 'Año de salida',
  'released-wrong': 'Introduzca un año como 2019',
  platforms: 'Plataformas',
  platform: '{platform, select, win32 {Windows de 32 bits} other {Windows de 64 bits}}',
  'platforms-missing': 'Elija al menos una plataforma',
  'act-save': 'Guardó un juego del pase',
}
