import type { Messages } from '../../catalogue.ts'

export const unitClaims: Messages<'unitClaims'> = {
  actionClaim: 'Une unité ne fonctionne pas',
  lead: 'Le vendeur a {hours} heures pour remplacer l’unité ou en rendre le prix. D’ici là, votre commande n’est pas terminée.',
  unit: 'Quelle unité ne fonctionne pas ?',
  unitHint: 'Vous voyez les derniers caractères de chaque code ou identifiant.',
  kind: 'Quel est le problème ?',
  kindName:
    '{kind, select, used {Déjà utilisé} invalid {Non valide} region {Mauvaise région} locked {Compte bloqué} other {Autre chose}}',
  statement: 'Que s’est-il passé ?',
  statementHint: 'Dites ce que vous avez fait et vu. N’écrivez pas le code lui-même.',
  send: 'Prévenir le vendeur',
  sent: 'Le vendeur sait maintenant que l’unité ne fonctionne pas.',
  noUnits: 'Aucune unité de cette commande ne peut faire l’objet d’une réclamation maintenant.',
  moreUnits: 'Plus d’unités',
  unitMissing: 'Choisissez l’unité qui ne fonctionne pas',
  kindMissing: 'Choisissez le problème',
  about: 'Unité {masked} : {kind}',
  answerName:
    '{answer, select, replaced {Le vendeur a remplacé l’unité.} refunded {Le prix de l’unité a été rendu.} refused {Le vendeur a refusé.} unanswered {Le vendeur n’a pas répondu à temps.} withdrawn {L’acheteur a retiré la réclamation.} other {Terminée par une décision sur toute la commande.}}',
  refunded: '{amount} ont été rendus.',
  waits: 'Le vendeur répond jusqu’au {date}.',
  withdraw: 'Cela fonctionne maintenant',
  withdrawn: 'Vous avez retiré la réclamation.',
}
