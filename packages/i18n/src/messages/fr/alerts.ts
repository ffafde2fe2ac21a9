import type { Messages } from '../../catalogue.ts'

export const alerts: Messages<'alerts'> = {
  title: 'Alertes',
  lead: 'Constats sur l’argent et la sécurité, les plus récents d’abord. Chacun a un responsable et se termine par une note.',
  states: '{state, select, open {À examiner} done {Closes} other {Seulement notées}}',
  state: '{state, select, open {À examiner} done {Close} other {Notée}}',
  source: '{source, select, finance {Argent} reconciliation {Comptes du prestataire} other {Sécurité}}',
  ref: '{kind, select, order {Commande {id}} seller {Vendeur {id}} user {Personne {id}} payment {Paiement {id}} payout {Versement {id}} other {{id}}}',
  owner: '{name} s’en occupe',
  'no-owner': 'personne ne s’en occupe encore',
  take: 'Je m’en occupe',
  note: 'Ce qu’il en est advenu',
  'note-missing': 'Dites ce qu’il en est advenu',
  close: 'Clore l’alerte',
  acted: '{done, select, taken {Vous vous en occupez maintenant.} other {L’alerte est close.}}',
  'none-title': 'Tout est calme',
  none: 'Aucune alerte dans cet état.',
  kind: '{kind, select, amount_mismatch {Un paiement d’un autre montant} charged_back {Un paiement rejeté par la banque} deposit_in_vain {Une caution payée en vain} dispute_lost {Un litige bancaire perdu} dispute_opened {Un acheteur conteste un paiement} gift_limit {Limite de cadeaux de l’équipe atteinte} missing_there {Un paiement inconnu du prestataire} missing_here {Un paiement inconnu de la boutique} not_delivered {Une commande payée non livrée} paid_without_goods {Payé, mais rien à livrer} pass_paid_in_vain {Un pass payé en vain} payout_contradicts {Le prestataire contredit un versement} payout_unanswered {Un versement sans réponse} unknown_payment {Un paiement sans achat} unit_of_another_seller {Une unité ajoutée aussi par un autre vendeur} rate_jump {Un taux de la source a fait un bond} rate_too_old {Un taux est trop ancien} backup_not_restorable {Une sauvegarde qui ne se restaure pas} backup_failed {Une sauvegarde qui a échoué} identity_not_erased {Une vérification d’identité que le prestataire n’a pas effacée} login_attack {Quelqu’un essaie des mots de passe} refresh_reused {Une session a été copiée} refresh_foreign_client {Une session utilisée par un autre programme} captured_differs {Le prestataire a encaissé un autre montant} refunded_differs {Le prestataire a remboursé un autre montant} privileged_grant_refused {Un programme a voulu agir comme un utilisateur, sans droit} factor_reset {Un second facteur a été réinitialisé} open_login_refused {Une connexion par un autre site a été refusée} handoff_refused {Une connexion n’a pas pu être transmise} refresh_in_url {Une connexion figurait dans une adresse} webhook_off {Un webhook a été arrêté} other {{kind}}}',
}
