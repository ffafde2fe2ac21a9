import type { Messages } from '../../catalogue.ts'

export const mail: Messages<'mail'> = {
  codeSubject: 'Votre code de vérification {company}',
  codeLogin: 'Utilisez ce code pour vous connecter :',
  codeRegister: 'Bienvenue ! Utilisez ce code pour créer votre compte :',
  codeReset: 'Utilisez ce code pour choisir un nouveau mot de passe :',
  codeBind: 'Utilisez ce code pour confirmer votre adresse e-mail :',
  codeUnbind: 'Utilisez ce code pour retirer votre adresse e-mail :',
  codeValid:
    'Le code est valable {minutes, plural, one {# minute} many {# de minutes} other {# minutes}} et ne sert qu’une fois.',
  codeIgnore: 'Si vous ne l’avez pas demandé, ignorez ce message. Nous ne vous demanderons jamais ce code.',
  passwordChangedSubject: 'Votre mot de passe a été modifié',
  passwordChangedBody:
    'Le mot de passe de votre compte {company} vient d’être modifié et vos autres appareils ont été déconnectés.',
  sessionReuseSubject: 'Nous vous avons déconnecté pour protéger votre compte',
  sessionReuseBody:
    'Quelqu’un a réutilisé une ancienne session de votre compte {company}. Elle a peut-être été copiée : nous l’avons fermée sur tous les appareils qui la partageaient. Veuillez vous reconnecter.',
  emailChangedSubject: 'L’adresse e-mail de votre compte a été modifiée',
  emailChangedBody:
    'L’adresse e-mail de votre compte {company} vient d’être modifiée ou retirée et vos autres appareils ont été déconnectés.',
  identityLinkedSubject: 'Un nouveau moyen de connexion a été ajouté',
  identityLinkedBody: 'Un nouveau moyen de connexion vient d’être associé à votre compte {company}.',
  loginAttackSubject: 'Quelqu’un essaie des mots de passe pour votre compte',
  loginAttackBody:
    'De nombreux mots de passe incorrects ont été essayés aujourd’hui pour votre compte {company}. Là où vous vous êtes déjà connecté, rien ne change ; ailleurs, nous pouvons vous demander un code envoyé par e-mail.',
  factorAddedSubject: 'Connexion en deux étapes activée',
  factorAddedBody:
    'Une application d’authentification vient d’être reliée à votre compte {company}. Son code est désormais aussi nécessaire pour travailler.',
  factorRemovedSubject: 'Connexion en deux étapes désactivée',
  factorReducedSubject: 'Votre connexion en deux étapes a été modifiée',
  factorReducedBody:
    'Une application d’authentification ou une clé d’accès de votre compte {company} vient d’être retirée, et les autres appareils ont été déconnectés. La connexion en deux étapes reste activée.',
  factorRemovedBody:
    'La dernière deuxième étape de votre compte {company} vient d’être retirée, et les autres appareils ont été déconnectés.',
  passkeyAddedSubject: 'Une clé d’accès a été ajoutée',
  passkeyAddedBody:
    'Une clé d’accès vient d’être ajoutée à votre compte {company}. Elle est demandée, ou un code à sa place, quand vous vous connectez pour travailler.',
  recoveryCodeUsedSubject: 'Un code de secours a été utilisé',
  recoveryCodeUsedBody: 'Quelqu’un vient de se connecter à votre compte {company} avec un de vos codes de secours.',
  notYou: 'Si ce n’était pas vous, réinitialisez votre mot de passe maintenant.',
  memberInvitedSubject: '{name} vous invite dans l’équipe',
  memberInvitedBody:
    'Vous êtes invité à travailler avec {name} chez {company}. Connectez-vous ou créez un compte avec cette adresse e-mail, puis acceptez l’invitation.',
  memberInvitedOnce:
    'Le lien est réservé à {email}, fonctionne une fois et reste valable {days, plural, one {# jour} many {# de jours} other {# jours}}. Si vous ne l’attendiez pas, ignorez ce message.',
  memberInvitedLink: 'Accepter l’invitation',
  footer: 'Envoyé par {company}. Merci de ne pas répondre à ce message.',
  deliverySubject: 'Votre commande est arrivée : {title}',
  deliveryIntro: 'Merci pour votre commande {orderId}. Voici votre achat : {title}',
  deliveryLogin: 'Identifiant',
  deliveryPassword: 'Mot de passe',
  deliveryEmail: 'E-mail',
  deliveryCode: 'Code',
  deliveryNote: 'Détails',
  deliveryOutro:
    'Vérifiez que tout fonctionne, puis confirmez la réception dans votre compte. Gardez ces informations pour vous ; nous ne les demandons jamais.',
  deliveryLink: 'Ouvrir la commande',
  passActiveSubject: 'Votre Family Game PASS est actif',
  passActiveBody: 'Votre Family Game PASS est valable jusqu’au {until}. Merci !',
  passFailedSubject: 'Nous n’avons pas pu renouveler votre Family Game PASS',
  passFailedBody:
    'Votre carte n’a pas été débitée. Nous réessaierons jusqu’au {until} ; vous pouvez aussi payer vous-même ou désactiver le renouvellement dans votre compte.',
  passLink: 'Ouvrir mon abonnement',
  releaseAlertSubject: 'À nouveau libre : {title}',
  releaseAlertBody: 'Le compte que vous attendiez peut à nouveau être loué : {title}',
  priceAlertSubject: 'Maintenant {price} : {title}',
  priceAlertBody: 'Une offre que vous suivez est passée sous votre prix. Elle coûte maintenant {price} : {title}',
  alertOnce: 'Vous nous avez demandé cette alerte. Nous n’écrivons qu’une fois ; rien n’est réservé pour vous.',
  alertLink: 'Ouvrir l’offre',
  alertUnsubscribe: 'Ne plus recevoir ces e-mails',
  receiptSubject: 'Votre paiement de {amount} est bien arrivé',
  receiptBody: 'Merci ! Nous avons reçu {amount} pour votre achat {purchaseId} :',
  receiptLink: 'Voir mes commandes',
  orderPaidSubject: 'Vous avez vendu : {title}',
  orderPaidBody:
    'La commande {orderId} de {amount} est payée. Ce que nous livrons nous-mêmes est en route ; le reste vous attend dans l’espace vendeur.',
  rentalEndingSubject: 'Votre location se termine dans 24 heures : {title}',
  rentalEndingBody:
    'La location de la commande {orderId} se termine dans 24 heures. Terminez votre partie et déconnectez-vous du compte à temps.',
  declaredFailedSubject: 'Veuillez livrer à la main : {title}',
  declaredFailedBody:
    'Votre programme n’a pas fourni toutes les unités de la commande {orderId}. Livrez à la main ce qui manque avant le {until}. L’espace vendeur montre les réponses de votre programme dans Accès par API.',
  unitWaitingSubject: 'Un compte attend de nouveaux identifiants : {title}',
  unitWaitingBody:
    'La location de la commande {orderId} est terminée. Changez le mot de passe du compte et saisissez les nouveaux identifiants dans l’espace vendeur ; d’ici là, personne ne peut le louer.',
  refundAutomaticSubject: 'Votre remboursement est en route : {title}',
  refundAutomaticBody:
    'Le vendeur n’a pas répondu à votre demande de remboursement pour la commande {orderId} dans les 48 heures. Nous vous remboursons {amount} sur le moyen de paiement utilisé.',
  refundMissedSubject: 'Remboursé sans réponse de votre part : {title}',
  refundMissedBody:
    'Vous n’avez pas répondu à la demande de remboursement pour la commande {orderId} dans les 48 heures : {amount} ont été remboursés automatiquement à l’acheteur.',
  refundAskedSubject: 'Un acheteur demande un remboursement : {title}',
  refundAskedBody:
    'Veuillez répondre à la demande de remboursement de la commande {orderId} sous 48 heures ; sans réponse, {amount} sont remboursés automatiquement.',
  refundAcceptedSubject: 'Votre remboursement est accepté : {title}',
  refundAcceptedBody:
    'Le vendeur a accepté votre demande de remboursement de la commande {orderId}. Nous vous remboursons {amount} sur le moyen de paiement utilisé.',
  partOfferedSubject: 'Le vendeur propose de rendre une partie du prix : {title}',
  partOfferedBody:
    'Le vendeur a refusé le remboursement complet de la commande {orderId} et propose de rendre {amount}. Vous pouvez accepter sur la page de votre commande ou ouvrir un litige.',
  partRefundedSubject: 'Une partie du prix est rendue à l’acheteur : {title}',
  partRefundedBody:
    '{amount} de la commande {orderId} sont rendus à l’acheteur. Le vendeur reçoit le reste et la commande est terminée.',
  refundRefusedSubject: 'Votre demande de remboursement est refusée : {title}',
  refundRefusedBody:
    'Le vendeur a refusé votre demande de remboursement de la commande {orderId}. Vous avez 72 heures pour porter l’affaire devant notre service client.',
  disputeAnsweredSubject: 'Le vendeur a répondu à votre litige : {title}',
  disputeAnsweredBody:
    'La déclaration du vendeur sur la commande {orderId} se trouve sur la page de votre commande. Le service client examine les deux côtés et décide.',
  disputeOpenedSubject: 'Un acheteur a ouvert un litige : {title}',
  disputeOpenedBody:
    'Notre service client examine la commande {orderId} et décide. D’ici là, {amount} sont conservés. Ajoutez à la conversation de la commande tout ce qui peut aider.',
  disputeRefundSubject: 'Le litige est tranché : {title}',
  disputeRefundBody:
    'Notre service client a tranché le litige sur la commande {orderId} en faveur de l’acheteur. Remboursement : {amount}.',
  disputeSellerSubject: 'Le litige est tranché : {title}',
  disputeSellerBody:
    'Notre service client a tranché le litige sur la commande {orderId} en faveur du vendeur. La commande est considérée comme reçue.',
  claimPaidSubject: 'Votre demande d’assurance est acceptée : {title}',
  claimPaidBody:
    'L’assurance vol prend en charge la commande {orderId}. Nous vous remboursons {amount} sur le moyen de paiement utilisé.',
  claimRefusedSubject: 'Votre demande d’assurance est refusée : {title}',
  claimRefusedBody:
    'Nous avons examiné votre demande pour la commande {orderId} et n’avons pas pu l’accepter. Le motif figure dans votre commande.',
  sellerDeliveredSubject: 'Votre vendeur a livré : {title}',
  sellerDeliveredBody:
    'Votre vendeur a livré la commande {orderId}. Vous trouverez les informations dans votre compte, dans la commande et sa conversation.',
  confirmUntil:
    'Vérifiez-la et confirmez la réception. Sans réponse avant le {until}, la commande est considérée comme reçue et le vendeur est payé.',
  confirmSoonSubject: 'Tout va bien avec votre commande ? {title}',
  confirmSoonBody:
    'La commande {orderId} sera considérée comme reçue le {until} et le vendeur sera payé. En cas de problème, demandez un remboursement avant.',
  answerSoonSubject: 'Une demande de remboursement attend votre réponse : {title}',
  answerSoonBody:
    'Répondez à la demande de remboursement de la commande {orderId} avant le {until} ; sans réponse, {amount} sont remboursés automatiquement.',
  disputeSoonSubject: 'Le délai pour ouvrir un litige se termine : {title}',
  disputeSoonBody:
    'Votre demande de remboursement pour la commande {orderId} a été refusée. Vous pouvez saisir notre service client jusqu’au {until} ; ensuite, le dossier est clos.',
  lowStockSubject: 'Le stock s’épuise : {title}',
  lowStockBody: 'Pièces restantes : {count}. Ajoutez des unités au coffre de cette offre avant la rupture de stock.',
  unitClaimedSubject: 'Un acheteur dit qu’une unité ne fonctionne pas : {title}',
  unitClaimedBody:
    'L’acheteur de la commande {orderId} dit qu’une unité livrée ne fonctionne pas. Remplacez-la, rendez son prix ou refusez avant {until} ; ensuite, l’acheteur peut ouvrir un litige.',
  unitClaimSoonSubject: 'Une réclamation attend votre réponse : {title}',
  unitClaimSoonBody: 'Répondez avant {until} à la réclamation sur une unité de la commande {orderId}.',
  unitClaimMissedSubject: 'Le délai de réponse à une réclamation est passé : {title}',
  unitClaimMissedBody:
    'Vous n’avez pas répondu à la réclamation sur une unité de la commande {orderId}. L’acheteur peut maintenant ouvrir un litige. Vous pouvez encore remplacer l’unité dans votre coffre.',
  unitClaimWithdrawnSubject: 'L’acheteur a retiré une réclamation : {title}',
  unitClaimWithdrawnBody: 'L’unité de la commande {orderId} fonctionne finalement. Vous n’avez pas à répondre.',
  unitRefundedSubject: 'Le prix d’une unité vous est rendu : {title}',
  unitRefundedBody: '{amount} de la commande {orderId} vous sont rendus, car une unité ne fonctionnait pas.',
  unitClaimRefusedSubject: 'Le vendeur a refusé votre réclamation : {title}',
  unitClaimRefusedBody:
    'Le vendeur dit que l’unité de la commande {orderId} fonctionne. Si vous n’êtes pas d’accord, ouvrez un litige avant {until}.',
  unitClaimUnansweredSubject: 'Le vendeur n’a pas répondu à votre réclamation : {title}',
  unitClaimUnansweredBody:
    'Le vendeur n’a pas répondu à temps à votre réclamation sur une unité de la commande {orderId}. Vous pouvez ouvrir un litige avant {until} ; ensuite, la commande est terminée.',
  planFailedSubject: 'Un changement prévu n’a pas été fait : {title}',
  planFailedBody:
    'Le changement prévu pour {until} n’était pas possible. La page des changements prévus en dit la raison.',
  planFailedLink: 'Changements prévus',
  unitReplacedSubject: 'Un remplacement pour votre commande : {title}',
  unitReplacedBody:
    'Le vendeur a remplacé une partie de la commande {orderId} qui ne fonctionnait pas. Ouvrez la commande pour voir les nouvelles informations ; elles ne sont pas envoyées par e-mail.',
  deliverSoonSubject: 'Une livraison est bientôt due : {title}',
  deliverSoonBody: 'Livrez la commande {orderId} avant le {until}. Une livraison tardive figure dans votre bilan.',
  passNotRenewedSubject: 'Votre Family Game PASS n’est pas renouvelé',
  passNotRenewedBody:
    'Le Family Game PASS n’est pas en vente en ce moment. Le vôtre court jusqu’au {until}. Il n’est pas renouvelé et rien n’est débité.',
  passEndingSubject: 'Votre Family Game PASS se termine bientôt',
  passEndingBody:
    'Votre Family Game PASS se termine le {until} et ne se renouvelle pas tout seul. Vous pouvez le prolonger dans votre compte.',
  passRenewingSubject: 'Votre Family Game PASS sera bientôt renouvelé',
  passRenewingBody:
    'Votre Family Game PASS court jusqu’au {until}. Votre carte est débitée un jour avant ; vous pouvez désactiver le renouvellement dans votre compte.',
  unreadSubject: '{name} vous a écrit',
  unreadBody:
    'Vous avez un message non lu de {name}. Nous ne vous écrivons qu’une fois tant que vous ne l’avez pas lu.',
  unreadLink: 'Ouvrir la conversation',
  complaintRefusedSubject: 'Réponse à votre réclamation sur la location : {title}',
  complaintRefusedBody:
    'Nous avons examiné votre réclamation sur la location de la commande {orderId} et n’avons pas pu l’accepter. Vous trouverez la raison dans votre commande.',
  ticketReceivedSubject: 'Nous avons reçu ta demande {number}',
  ticketReceivedBody:
    'Une personne la lira et te répondra par e-mail. Le bouton mène à ta demande, où tu peux écrire de nouveau.',
  ticketAnswerSubject: 'Réponse à ta demande {number}',
  ticketSolvedBody:
    'Nous avons marqué ta demande comme résolue. Si elle ne l’est pas, écris de nouveau et nous continuerons.',
  ticketLink: 'Ouvrir la demande',
  restDueSubject: 'Il manque des pièces : {title}',
  restDueBody:
    'Le stock n’a pas suffi : la commande {orderId} n’a été livrée qu’en partie (il manque : {pieces}). Livrez le reste avant le {until} ou remboursez-le. Passé ce délai, son prix est rendu automatiquement à l’acheteur.',
  restSoonSubject: 'Les pièces manquantes sont bientôt dues : {title}',
  restSoonBody:
    'Il manque encore des pièces à la commande {orderId} (il manque : {pieces}). Si elles ne sont pas livrées avant le {until}, leur prix est rendu automatiquement à l’acheteur.',
  restOverdueSubject: 'Les pièces manquantes ont été remboursées : {title}',
  restOverdueBody:
    '{amount} de la commande {orderId} ont été rendus à l’acheteur, car des pièces n’ont pas été livrées à temps (manquantes : {pieces}).',
  restRefundedSubject: 'Remboursement de ce qui n’est pas arrivé : {title}',
  restRefundedBody:
    '{amount} de la commande {orderId} retournent vers votre moyen de paiement, car tout n’a pas été livré (manquantes : {pieces}).',
  restUntil:
    'Le vendeur a jusqu’au {until} pour livrer le reste. Ce qui manque alors vous est remboursé automatiquement.',
  sellerCancelledSubject: 'Le vendeur ne peut pas livrer : {title}',
  sellerCancelledBody:
    'Le vendeur ne peut pas livrer la commande {orderId} et l’a terminée. {amount} sont en route vers votre moyen de paiement.',
  wordsGoneSubject: 'Vos mots sur « {title} » ne sont plus affichés',
  wordsGoneBody:
    '{part, select, reply {Votre réponse à l’avis n’est plus affichée.} other {Votre avis est affiché sans ses mots. Sa note reste et compte.}} Si c’est une erreur, écrivez-nous : nous pouvons réafficher les mots.',
  betaWhy:
    'Vous recevez ce message parce que vous testez les nouveautés avec nous. Vous pouvez arrêter à tout moment : {address}',
  betaLink: 'Ouvrir le test',
  replacedByStaffSubject: 'Le support a remplacé un article de votre commande : {title}',
  replacedByStaffBody:
    'Le service client vous a remis un autre exemplaire à la place d’un exemplaire défectueux de la commande {orderId}. Ouvrez la commande pour le voir. Le prix reste le même. Le motif :',
  replacementAskedSubject: 'Nous avons demandé un remplacement pour votre commande : {title}',
  replacementAskedBody:
    'Le service client a demandé au vendeur un remplacement pour la commande {orderId}. Vos droits sur cette commande restent les mêmes. Le motif :',
  staffReplacedSubject: 'Le support a remplacé un exemplaire de votre vente : {title}',
  staffReplacedBody:
    'Le service client a pris un exemplaire de votre réserve pour remplacer un exemplaire défectueux de la commande {orderId}. L’ancien reste enregistré comme remplacé. L’argent de la commande ne change pas. Le motif :',
  replacementWantedSubject: 'Une commande a besoin d’un remplacement : {title}',
  replacementWantedBody:
    'Un article de la commande {orderId} ne fonctionne pas. Donnez un autre exemplaire à l’acheteur : remplissez votre réserve et remplacez-le sur la page de la commande, ou écrivez-lui. En attendant, il peut ouvrir un litige. Le service client écrit :',
  partGivenSubject: 'Le vendeur rend une partie du prix : {title}',
  partGivenBody:
    '{amount} de la commande {orderId} retournent vers votre moyen de paiement. La commande continue avec le reste.',
  messageActSubject: 'À propos d’un message de votre conversation avec {name}',
  messageAct:
    '{act, select, hide {Nous avons retiré un message de cette conversation. Aucun de vous ne le voit plus, ni ses fichiers.} restore {Nous affichons de nouveau un message de cette conversation que nous avions retiré.} warned {Un message de votre part enfreint nos règles. Merci de les respecter : nous fermons les comptes qui ne le font pas.} warn {Nous avons examiné un message que vous avez signalé et averti son auteur.} other {Un message de cette conversation a été signalé. Nous l’avons examiné, et il reste.}}',
  messageReason:
    'Motif : {reason, select, insult {Insulte ou menace} personal_data {Données personnelles} advertisement {Publicité} off_platform {Vente hors de la boutique} illegal {Contenu illégal} other {Autre motif}}',
  messageMine: 'Vous l’avez écrit. Si vous pensez que c’est une erreur, écrivez-nous.',
  deliveryFiles:
    '{count, plural, one {# fichier est prêt : téléchargez-le sur la page de votre commande.} many {# de fichiers sont prêts : téléchargez-les sur la page de votre commande.} other {# fichiers sont prêts : téléchargez-les sur la page de votre commande.}}',
  chargebackOpenedSubject: 'La banque de l’acheteur réclame l’argent : {title}',
  chargebackOpenedBody:
    'L’acheteur conteste le paiement de la commande {orderId} auprès de sa banque : un rejet de paiement de {amount}. Nous répondons à la banque, et c’est elle qui tranche.',
  chargebackWaits:
    'Jusqu’à la décision de la banque, la commande est suspendue : ne livrez plus rien, et rien n’est versé pour elle. Si la banque donne raison à l’acheteur, la commande est remboursée et ne vous est pas payée.',
  chargebackAtRisk:
    'La commande est terminée et votre part vous reste pour l’instant. Si la banque donne raison à l’acheteur, nous la reprenons sur votre solde et, s’il ne suffit pas, sur votre réserve.',
  chargebackWonSubject: 'La banque a donné raison à la boutique : {title}',
  chargebackWonBody:
    'Le rejet de paiement de {amount} pour la commande {orderId} est clos : le paiement est maintenu et rien ne vous est retenu. Une commande suspendue reprend. Si elle vous attend, livrez ou répondez maintenant.',
  chargebackLostSubject: 'La banque a donné raison à l’acheteur : {title}',
  chargebackLostBody: 'La banque a rendu à l’acheteur {amount} du paiement de la commande {orderId}.',
  chargebackRefunded: 'La commande est remboursée et ne vous est pas payée. Ne livrez plus rien.',
  chargebackTaken: 'Sur votre part, nous avons repris {amount} sur votre solde et votre réserve.',
  chargebackNothingTaken: 'Rien ne vous est retenu : la boutique le prend à sa charge.',
  chargebackPaused:
    'Jusqu’à la décision de la banque, la commande est suspendue : ne livrez plus rien. Rien n’est à votre charge.',
}
