import type { Messages } from '../../catalogue.ts'

export const sharedGames: Messages<'sharedGames'> = {
  title: 'Jogos do passe',
  lead: 'O que a biblioteca de jogos do Family Game PASS mostra, nesta ordem.',
  new: 'Novo jogo',
  period: 'Publique-o para o tempo em que os titulares do passe podem jogá-lo: de e até.',
  'from-catalogue': 'Jogo do catálogo',
  'from-catalogue-hint': 'Dá a sua imagem, e o seu nome onde não foi escrito um título.',
  'no-catalogue': 'Nenhum deles',
  'cover-hint': 'Imagens verticais ficam melhor: a loja corta-as para 480 × 640 píxeis. No máximo 2 MB.',
  genre: 'Género do jogo',
  genres:
    '{genre, select, action {Ação} adventure {Aventura} horror {Terror} indie {Indie} racing {Corrida} rpg {RPG} shooter {Tiro} simulation {Simulação} sports {Esportes} other {Estratégia}}',
  'genre-missing': 'Escolha um género',
  released: 'Ano de lançamento',
  'released-wrong': 'Introduza um ano como 2019',
  platforms: 'Plataformas do jogo',
  platform: '{platform, select, win32 {Windows de 32 bits} other {Windows de 64 bits}}',
  'platforms-missing': 'Escolha pelo menos uma plataforma',
  'act-save': 'Guardou um jogo do passe',
}
