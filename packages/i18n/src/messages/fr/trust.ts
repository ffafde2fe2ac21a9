import type { Messages } from '../../catalogue.ts'

export const trust: Messages<'trust'> = {
  'mail-subject':
    '{news, select, verified {Vérifiée : {title}} failed {Non vérifiée : {title}} withdrawn {La marque a été retirée : {title}} other {La marque a expiré : {title}}}',
  'mail-body':
    '{news, select, verified {Tes images correspondent à ton offre. La boutique affiche maintenant la marque avec la date d’aujourd’hui.} failed {Tes images ne montraient pas tout. Voici ce qui manquait ; tu peux refaire une demande.} withdrawn {L’équipe a retiré la marque de ton offre. La raison est ci-dessous.} other {La marque de ton offre était trop ancienne. Tu peux refaire une demande avec de nouvelles images.}}',
  'mark-mail-subject':
    '{given, select, yes {Ta boutique a une nouvelle marque} other {Une marque de ta boutique a été retirée}}',
  'mark-mail-body':
    '{given, select, yes {La boutique affiche maintenant, avec la date d’aujourd’hui : {mark, select, identity {identité contrôlée} other {indemnisation}}.} other {La boutique n’affiche plus : {mark, select, identity {identité contrôlée} other {indemnisation}}. La raison est ci-dessous.}}',
  'act-ask': 'A demandé une vérification',
  'act-take': 'A pris une demande de vérification',
  'act-report': 'A écrit un rapport sur une offre',
  'act-withdraw': 'A retiré la marque d’une offre',
  'act-days': 'A fixé la durée d’une marque',
  'act-insurance': 'A changé les offres assurées',
  'act-limit': 'A changé la limite de l’assurance',
  'act-answer': 'A répondu à un changement de l’assurance',
  'act-mark': 'A donné ou retiré une marque d’un vendeur',
  'may-view': 'Voir les demandes de vérification',
  'may-decide': 'Écrire des rapports sur les offres',
  'may-settings': 'Fixer la durée d’une marque',
  'may-insurance-view': 'Voir quelles offres sont assurées',
  'may-insurance-edit': 'Changer quelles offres sont assurées',
  'may-mark': 'Donner et retirer des marques de vendeurs',
}
