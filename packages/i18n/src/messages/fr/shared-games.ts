import type { Messages } from '../../catalogue.ts'

export const sharedGames: Messages<'sharedGames'> = {
  title: 'Jeux du pass',
  lead: 'Ce que montre la bibliothèque de jeux du Family Game PASS, dans cet ordre.',
  new: 'Nouveau jeu',
  period: 'Publiez-le pour la période où les détenteurs du pass peuvent y jouer : du et au.',
  'from-catalogue': 'Jeu du catalogue',
  'from-catalogue-hint': 'Donne son image, et son nom là où aucun titre n’est saisi.',
  'no-catalogue': 'Aucun d’eux',
  'cover-hint':
    'Les images verticales conviennent le mieux : la boutique les recadre à 480 × 640 pixels. 2 Mo au plus.',
  genre: 'Genre du jeu',
  genres:
    '{genre, select, action {Action} adventure {Aventure} horror {Horreur} indie {Indépendants} racing {Course} rpg {Jeux de rôle} shooter {Tir} simulation {Simulation} sports {Sport} other {Stratégie}}',
  'genre-missing': 'Veuillez choisir un genre',
  released: 'Année de sortie',
  'released-wrong': 'Veuillez saisir une année comme 2019',
  platforms: 'Plateformes',
  platform: '{platform, select, win32 {Windows 32 bits} other {Windows 64 bits}}',
  'platforms-missing': 'Veuillez choisir au moins une plateforme',
  'act-save': 'A enregistré un jeu du pass',
}
