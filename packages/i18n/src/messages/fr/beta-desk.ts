import type { Messages } from '../../catalogue.ts'

export const betaDesk: Messages<'betaDesk'> = {
  title: 'Testeurs',
  lead: 'Acheteurs qui essaient les nouveautés en premier. Ils ont rejoint d’eux-mêmes et peuvent partir à tout moment.',
  none: 'Personne n’a encore rejoint. La boutique invite les acheteurs sur sa page consacrée aux tests.',
  who: 'Testeur',
  joined: 'Inscription',
  invite: 'Inviter à un test',
  'invite-lead':
    '{n, plural, one {Écrit à # testeur} many {Écrit à # testeurs} other {Écrit à # testeurs}}, chacun dans sa langue. Si elle manque, dans la première.',
  path: 'Page du test',
  'path-hint': 'Un chemin de la boutique, comme {path}',
  'path-wrong': 'Veuillez saisir un chemin de la boutique, comme {path}',
  send: 'Envoyer l’invitation',
  ask: '{n, plural, one {Écrire maintenant à # testeur ? C’est irréversible.} many {Écrire maintenant à # testeurs ? C’est irréversible.} other {Écrire maintenant à # testeurs ? C’est irréversible.}}',
  sent: '{n, plural, one {L’invitation part vers # testeur.} many {L’invitation part vers # testeurs.} other {L’invitation part vers # testeurs.}}',
  earlier: 'Les invitations',
  'earlier-none': 'Aucune invitation n’a encore été envoyée.',
  'sent-at': 'Envoyée',
  invited: 'Messages',
}
