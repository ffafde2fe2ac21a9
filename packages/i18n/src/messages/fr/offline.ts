import type { Messages } from '../../catalogue.ts'

export const offline: Messages<'offline'> = {
  title: 'Vous êtes hors ligne',
  text: 'Cette page a besoin d’une connexion. Votre liste de commandes reste lisible telle qu’elle était à votre dernière visite.',
  orders: 'Mes commandes',
  retry: 'Réessayer',
}
