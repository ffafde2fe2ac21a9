import type { Messages } from '../../catalogue.ts'

export const beta: Messages<'beta'> = {
  title: 'Aidez-nous à tester la suite',
  lead: 'Nous cherchons des acheteurs et des joueurs qui essaient les nouveautés avant tout le monde et nous disent franchement ce qu’ils en pensent.',
  what: 'Ce que vous faites',
  whatText:
    'Utiliser les nouveautés avec votre vrai compte, environ une heure par mois, et répondre à quelques questions par message.',
  get: 'Ce que vous recevez',
  getText: 'Un accès anticipé aux nouveautés et un contact direct avec l’équipe de la boutique.',
  who: 'Qui peut participer',
  whoText: 'Toute personne ayant un compte et au moins une commande terminée. Vous pouvez arrêter à tout moment.',
  join: 'Participer avec mon compte',
  how: 'L’équipe de la boutique voit votre pseudo dans la liste des testeurs et peut vous inviter à un test par e-mail.',
  logIn: 'Se connecter pour participer',
  needsOrder: 'Vous pourrez participer dès qu’une de vos commandes sera terminée.',
  since: 'Vous testez avec nous depuis le {date}.',
  leave: 'Ne plus participer',
  joined: 'C’est fait. Merci de tester avec nous !',
  left: 'Vous ne participez plus aux tests. Vous pouvez revenir à tout moment.',
}
