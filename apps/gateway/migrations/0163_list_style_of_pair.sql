-- How offers of a game's category stand in lists is told by the category's template alone: an offer has no word of its own.
alter table offer drop column list_style;
