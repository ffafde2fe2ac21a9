import type { Messages } from '../../catalogue.ts'

export const customerData: Messages<'customerData'> = {
  title: 'Dados pessoais',
  lead: 'Só se o cliente o pediu e tem a certeza de quem pede. O cliente é avisado por e-mail.',
  reason: 'Motivo, fica no registo',
  export: 'Exportar os dados',
  erase: 'Apagar o cliente',
  'erase-sure': 'Sei que isto não se pode desfazer',
  'sure-missing': 'Confirme que não se pode desfazer',
  done: '{done, select, erase {O cliente foi apagado e avisado por e-mail.} restore {O ficheiro voltou a ser mostrado.} take {O ficheiro foi retirado.} other {Os dados estão prontos. Não ficam guardados: guarde o ficheiro antes de sair da página.}}',
  save: 'Guardar o ficheiro',
  files: 'Ficheiros enviados',
  'files-lead': 'Procure um ficheiro pelo endereço ou número, veja onde é usado e retire-o.',
  file: 'Endereço ou número do ficheiro',
  'no-file': 'Esse ficheiro não existe.',
  owner: 'Enviado por',
  kind: 'Tipo',
  uses: 'Onde é usado',
  'no-uses': 'Em lado nenhum.',
  use: '{kind, select, offer {Oferta {id}} seller {Página do vendedor {id}} case {Caso do pedido {id}} report {Denúncia {id}} ticket {Solicitação {id}} other {Conversa {id}}}',
  take: 'Retirar o ficheiro',
  'take-what':
    'Ninguém o pode abrir e desaparece de ofertas e páginas. Fica guardado 90 dias, em que pode voltar a ser mostrado.',
  taken: 'Retirado {time}',
  restore: 'Mostrar de novo',
  'restore-what': 'As ofertas e páginas não o mostram sozinhas: quem o mostrava volta a adicioná-lo.',
  'may-erase': 'Apagar clientes que o pedem',
  'may-export': 'Exportar os dados de clientes',
  'act-erase': 'Apagou um cliente',
  'act-export': 'Exportou os dados de um cliente',
  'act-restore': 'Voltou a mostrar um ficheiro',
  'export-subject': 'Os seus dados foram exportados',
  'export-body':
    'O apoio ao cliente exportou o que está guardado sobre si, a seu pedido. Se não pediu, avise-nos de imediato.',
  'erase-subject': 'A sua conta foi eliminada',
  'erase-body':
    'O apoio ao cliente eliminou a sua conta a seu pedido. Este é o último e-mail para este endereço. As faturas são mantidas por dez anos após o ano da compra, como exige a lei fiscal.',
}
