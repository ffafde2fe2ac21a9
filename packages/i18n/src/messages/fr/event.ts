import type { Messages } from '../../catalogue.ts'

export const event: Messages<'event'> = {
  running: 'En cours',
  over: 'Terminé',
  soon: 'À venir',
  span: 'Du {from} au {until}',
  overTitle: '{title} : c’est terminé',
  overText: 'Les offres pour ce jeu restent disponibles ici.',
  of: 'Le meilleur pour {brand} : {category}',
  all: 'Tout voir : {category}',
  nothing: 'Il n’y a rien pour ce jeu en ce moment.',
}
