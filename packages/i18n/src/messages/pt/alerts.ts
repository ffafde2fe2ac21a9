import type { Messages } from '../../catalogue.ts'

export const alerts: Messages<'alerts'> = {
  title: 'Alertas',
  lead: 'Achados sobre dinheiro e segurança, os mais novos primeiro. Cada um tem responsável e termina com uma nota.',
  states: '{state, select, open {A verificar} done {Encerrados} other {Só registrados}}',
  state: '{state, select, open {A verificar} done {Encerrado} other {Registrado}}',
  source: '{source, select, finance {Dinheiro} reconciliation {Livros do provedor} other {Segurança}}',
  ref: '{kind, select, order {Pedido {id}} seller {Vendedor {id}} user {Pessoa {id}} payment {Pagamento {id}} payout {Repasse {id}} other {{id}}}',
  owner: '{name} está cuidando',
  'no-owner': 'ninguém está cuidando ainda',
  take: 'Eu cuido disso',
  note: 'O que resultou',
  'note-missing': 'Diga o que resultou',
  close: 'Encerrar o alerta',
  acted: '{done, select, taken {Agora você cuida disso.} other {O alerta foi encerrado.}}',
  'none-title': 'Tudo calmo',
  none: 'Não há alertas neste estado.',
  kind: '{kind, select, amount_mismatch {Um pagamento de outro valor} charged_back {Um pagamento estornado} deposit_in_vain {Um depósito pago em vão} dispute_lost {Um estorno perdido} dispute_opened {Um comprador contesta um pagamento} gift_limit {Limite de presentes da equipe atingido} missing_there {Um pagamento que o provedor não conhece} missing_here {Um pagamento que a loja não conhece} not_delivered {Um pedido pago que não pôde ser entregue} paid_without_goods {Pago, mas não há nada a entregar} pass_paid_in_vain {Um passe pago em vão} payout_contradicts {O provedor contradiz um repasse} payout_unanswered {Um repasse sem resposta} unknown_payment {Um pagamento sem compra} unit_of_another_seller {Uma unidade que outro vendedor também adicionou} rate_jump {Uma taxa da fonte saltou} rate_too_old {Uma taxa é antiga demais} backup_not_restorable {Um backup que não pode ser restaurado} backup_failed {Um backup que falhou} identity_not_erased {Uma verificação de identidade que o provedor não apagou} login_attack {Alguém testa senhas} refresh_reused {Uma sessão foi copiada} refresh_foreign_client {Uma sessão usada por outro programa} captured_differs {O provedor cobrou outro valor} refunded_differs {O provedor reembolsou outro valor} privileged_grant_refused {Um programa pediu para agir como usuário, sem direito} factor_reset {Um segundo fator foi redefinido} open_login_refused {Um acesso por outro site foi recusado} handoff_refused {Um acesso não pôde ser transferido} refresh_in_url {Um acesso foi enviado em um endereço} webhook_off {Um aviso a programas foi desligado} other {{kind}}}',
}
