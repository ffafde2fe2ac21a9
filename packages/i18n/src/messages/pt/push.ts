import type { Messages } from '../../catalogue.ts'

export const push: Messages<'push'> = {
  title: 'Notificações',
  lead: 'Saiba na hora de vendas e perguntas, mesmo com a central do vendedor fechada. Os e-mails continuam chegando.',
  'this-device': 'Este dispositivo',
  'other-devices': 'Outros dispositivos',
  checking: 'Verificando este dispositivo…',
  unsupported: 'Este navegador não mostra notificações. Use outro navegador ou dispositivo.',
  off: 'As notificações estão desativadas neste dispositivo.',
  on: 'As notificações estão ativadas neste dispositivo.',
  'turn-on': 'Ativar notificações',
  'turn-off': 'Desativar neste dispositivo',
  denied:
    'Este navegador bloqueia as notificações deste site. Abra as configurações do site, em geral no ícone ao lado do endereço, permita as notificações e recarregue a página.',
  failed: 'Não foi possível ativar as notificações. Verifique a conexão e tente de novo.',
  'send-test': 'Enviar uma notificação de teste',
  tested: 'A notificação de teste está a caminho.',
  'test-title': 'As notificações funcionam neste dispositivo',
  since: 'Ativadas desde {date}',
  last: 'Última notificação: {date}',
  never: 'Nenhuma notificação ainda',
  failing: 'A última notificação não chegou.',
  'unknown-device': 'Navegador desconhecido',
  remove: 'Remover',
  'remove-one': 'Remover {name}',
  'remove-text': 'Ele não receberá mais notificações. Dá para ativá-las de novo nele.',
  removed: 'Dispositivo removido.',
  topics: 'Do que você é avisado',
  'topics-lead': 'Para todos os seus dispositivos.',
  topic:
    '{topic, select, orders {Pedidos} messages {Mensagens} cases {Reembolsos e reclamações} stock {Estoque} money {Dinheiro} shop {Sua loja} other {{topic}}}',
  'topic-about':
    '{topic, select, orders {Uma venda, e um pedido que espera por você} messages {Uma mensagem que você não lê há algum tempo} cases {Um reembolso, uma disputa ou um código que não funciona} stock {Resta pouco, ou uma mudança planejada não foi possível} money {Pagamentos e mudanças nas suas contas} shop {Selos, restrições, novas chaves e endereços} other {{topic}}}',
  save: 'Salvar',
  saved: 'Salvo.',
  'not-here': 'Esta loja não envia notificações. Tudo chega por e-mail.',
  'not-installed':
    'Um iPhone ou iPad só mostra notificações de páginas na tela de início, a partir do iOS 16.4. Primeiro adicione esta página à tela de início: toque em Compartilhar e depois em “Adicionar à Tela de Início”. Abra-a por lá e entre de novo.',
}
