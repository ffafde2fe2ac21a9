-- Support may replace a delivered unit that does not work, as its seller may.
update state_edge set actors = '{seller,service}' where machine = 'unit' and to_state = 'replaced';
