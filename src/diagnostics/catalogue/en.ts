import type { Catalogue } from './catalogue.ts';

/** What is said to authors in English. */
export const en: Catalogue = {
  entries: {
    'manifest/missing': {
      message: 'The file {name} cannot be found.',
      why: 'It describes the whole site.',
      fix: 'Put it into the site folder, or name the right folder with --site.',
    },
    'file/unreadable': {
      message: 'This file cannot be read ({problem}).',
      why: 'Nothing in it was checked.',
      fix: 'Check its permissions, or whether it is a link to a file that is gone.',
    },
    'file/utf-16': {
      message: 'This file is saved as UTF-16.',
      why: 'Other tools would read nothing but odd signs in it.',
      fix: 'Save it again and choose the encoding UTF-8.',
    },
    'file/byte-order-mark': {
      message: 'This file begins with an invisible mark (BOM).',
      why: 'Some tools refuse a file that carries it.',
      fix: 'Save it as “UTF-8” rather than “UTF-8 with BOM”.',
    },
    'file/not-utf-8': {
      message: 'This character is not saved as UTF-8.',
      why: 'Accents would show wrongly.',
      fix: 'Save the file again with the encoding UTF-8, then correct this character.',
    },
    'file/conflict': {
      message: 'This file holds two versions of a passage, between “{typed}” and “>>>>>>>”.',
      why: 'Git could not choose between two changes: both, and its marks, would be published.',
      fix: 'Keep one of the two versions, then delete the other and the lines “<<<<<<<”, “=======” and “>>>>>>>”.',
    },
    'json/empty': {
      message: 'The file is empty.',
      why: 'The site has no content any more.',
      fix: 'Take back an earlier version of the file.',
    },
    'json/unclosed': {
      message: '“{sign}” opened on line {line} is never closed.',
      why: 'What the rest means cannot be told.',
      fix: 'Add “{closing}” where that part ends.',
    },
    'json/unclosed-string': {
      message: 'This text is not closed: a quotation mark " is missing before the end of the line.',
      why: 'Everything after it would be taken for text.',
      fix: 'Add " at the end of the text; a line break inside a text is written \\n.',
    },
    'json/wrong-quotes': {
      message: 'The quotation mark {quote} does not work here.',
      why: 'Only the straight mark " delimits a text.',
      fix: 'Replace both marks with ".',
    },
    'json/control-character': {
      message: 'There is an invisible character (code {code}) in this text.',
      why: 'Other tools would refuse the file.',
      fix: 'Delete it; a tab is written \\t, a line break \\n.',
    },
    'json/bad-escape': {
      message: '“{escape}” means nothing in a text.',
      why: 'The backslash announces a special character.',
      fix: 'Write \\\\ for a backslash.',
    },
    'json/odd-space': {
      message: 'There is a special space here (no-break or invisible), often from copying and pasting.',
      why: 'Outside texts, tools do not accept it.',
      fix: 'Delete it and type an ordinary space.',
    },
    'json/comment': {
      message: 'A comment cannot stand here.',
      why: 'JSON knows none.',
      fix: 'Delete it.',
    },
    'json/duplicate-key': {
      message: '“{key}” is written twice; the first time on line {line}.',
      why: 'Only the last value counts: the other would silently be lost.',
      fix: 'Keep the one that is right.',
    },
    'json/missing-comma': {
      message: 'A comma is missing here.',
      why: 'Two elements in a row are separated by a comma.',
      fix: 'Add “,” at the end of this element.',
    },
    'json/trailing-comma': {
      message: 'This comma is one too many: nothing follows it before “{closing}”.',
      why: 'Other tools would refuse the file.',
      fix: 'Delete it.',
    },
    'json/extra-comma': {
      message: 'This comma is one too many.',
      why: 'A single comma separates two elements.',
      fix: 'Delete it.',
    },
    'json/wrong-separator': {
      message: '“{sign}” does not separate two elements.',
      why: 'Only a comma does.',
      fix: 'Replace it with “,”.',
    },
    'json/missing-colon': {
      message: '“:” is missing after “{key}”.',
      why: 'The colon joins a name to its value.',
      fix: 'Write "{key}": and then the value.',
    },
    'json/missing-value': {
      message: '“{key}” has no value.',
      why: 'A name without a value says nothing.',
      fix: 'Write the value after “:”, or delete the name.',
    },
    'json/unquoted-key': {
      message: 'The name “{key}” is not quoted.',
      why: 'Every name stands between straight quotation marks.',
      fix: 'Write "{key}".',
    },
    'json/unquoted-text': {
      message: 'The text “{text}” is not quoted.',
      why: 'Every text stands between straight quotation marks.',
      fix: 'Add " before and after the text.',
    },
    'json/unknown-word': {
      message: '“{text}” is not a known value.',
      why: 'Without quotation marks, only true, false, null or a number can be written.',
      fix: 'Write “{suggestion}”, or quote the text.',
    },
    'json/bad-number': {
      message: '“{text}” is not a well-written number.',
      why: 'Other tools would refuse the file.',
      fix: 'Write it in digits, with a point before decimals: 29 or 29.5.',
    },
    'json/decimal-comma': {
      message: '“{text}” is written with a comma.',
      why: 'In this file, a comma separates two elements.',
      fix: 'Write decimals after a point.',
    },
    'json/mismatched': {
      message: '“{sign}” does not close what is open since line {line}.',
      why: 'What the rest means cannot be told.',
      fix: 'Put “{closing}” in its place, or add it before.',
    },
    'json/extra-closing': {
      message: '“{sign}” is one too many.',
      why: 'What is opened on line {line} would end too early, and the rest of the content would be out of place.',
      fix: 'Delete this sign.',
    },
    'json/after-end': {
      message: '“{sign}” comes after the end of the content (line {line}).',
      why: 'One brace too many closed the file above, or text was added at the bottom.',
      fix: 'Delete what sticks out, or the superfluous brace.',
    },
    'json/too-deep': {
      message: 'More than {deepest} levels are nested here.',
      why: 'No site needs that: it is a slip of copying.',
      fix: 'Delete the superfluous brackets or braces.',
    },
    'json/inner-quote': {
      message: 'A quotation mark " closes this text too early.',
      why: 'The rest of the text is left outside.',
      fix: 'Inside a text, write \\" or curved quotation marks.',
    },
    'json/unexpected': {
      message: '“{sign}” is not expected here.',
      why: 'What follows cannot be understood.',
      fix: 'Compare with a neighbouring element: a quotation mark, a comma or a brace may be missing just before.',
    },
    'front-matter/missing': {
      message: 'The article does not begin with its front matter (title, description, dates).',
      why: 'Without it the page has neither title nor description.',
      fix: 'Add a block between two lines “---” at the top of the file, as in another article.',
    },
    'front-matter/wrong-fence': {
      message: '“{typed}” is no limit of front matter.',
      why: 'Without one the article has neither title nor description.',
      fix: 'Put a line of three hyphens, “---”, and nothing else in its place, before the front matter and after it.',
    },
    'front-matter/not-first': {
      message: 'The front matter does not stand at the very top of the file.',
      why: 'Further down it is taken for text: the article has neither title nor description.',
      fix: 'Delete what stands before “---”, empty lines too.',
    },
    'front-matter/unclosed': {
      message: 'The front matter opened by “---” is not closed.',
      why: 'The whole article would be taken for it.',
      fix: 'Add a line “---” after its last line.',
    },
    'front-matter/syntax': {
      message: 'The front matter cannot be read from here on.',
      why: 'The article then has neither title nor description.',
      fix: 'Write one line a setting: a name, a colon, a space, the value in quotation marks.',
    },
    'front-matter/duplicate-key': {
      message: '“{key}” is written twice in the front matter.',
      why: 'Which of the two counts cannot be told.',
      fix: 'Keep the one that is right.',
    },
    'front-matter/tab': {
      message: 'This line of the front matter begins with a tab.',
      why: 'Only spaces are accepted there.',
      fix: 'Replace the tab with two spaces.',
    },
    'front-matter/odd-space': {
      message: 'A no-break or invisible space stands beside the “:” of “{key}”.',
      why: 'Only ordinary spaces are understood here.',
      fix: 'Write the colon right after the name, then an ordinary space.',
    },
    'front-matter/indented': {
      message: 'The line of “{key}” is not aligned with the others.',
      why: 'Spaces at its beginning make it part of another one.',
      fix: 'Begin it where its neighbours begin.',
    },
    'front-matter/not-indented': {
      message: '“{key}” is part of “{group}”, but its line begins at the same place.',
      why: 'Without two spaces at its beginning “{group}” would stay empty.',
      fix: 'Add two spaces at the beginning of each line of “{group}” ({keys}).',
    },
    'front-matter/missing-colon': {
      message: '“:” is missing after “{key}”.',
      why: 'The colon joins a name to its value.',
      fix: 'Write “{key}:” and then the value.',
    },
    'front-matter/missing-space': {
      message: 'A space is missing after “{key}:”.',
      why: 'Without it the line is not understood.',
      fix: 'Add a space after the colon.',
    },
    'front-matter/unclosed-quote': {
      message: 'The text of “{key}” is not closed.',
      why: 'The lines below would be taken for more of it.',
      fix: 'Add the closing quotation mark.',
    },
    'front-matter/inner-quote': {
      message: 'A quotation mark or apostrophe closes the text of “{key}” too early.',
      why: 'The rest of the text is left outside.',
      fix: 'Put the text between straight quotation marks " and write \\" inside it.',
    },
    'front-matter/unclosed-list': {
      message: 'The list of “{key}” is not closed.',
      why: 'The rest of the front matter cannot be read.',
      fix: 'Add “]” at its end.',
    },
    'front-matter/needs-quotes': {
      message: 'The text of “{key}” must stand between straight quotation marks.',
      why: 'It holds a sign (a colon, a quotation mark, #, @…) that means something else here.',
      fix: 'Add " before and after it.',
    },
    'schema/wrong-type': {
      message: '{types:expected} is needed here, not {types:actual}.',
      why: 'The site would not know how to show it.',
      fix: 'Correct the value.',
    },
    'schema/unknown-block': {
      message: '“{typed}” is not a type of block.',
      why: 'The section could not be shown.',
      fix: 'Known types: {known}.',
    },
    'schema/unknown-key': {
      message: '“{key}” is not known in “{where}”.',
      why: 'This setting would have no effect.',
      fix: 'Possible names: {known}.',
    },
    'schema/bad-name': {
      message: '“{key}” cannot be a name here.',
      why: 'It is used elsewhere, between braces or in an address.',
      fix: 'It must be {patterns:pattern}.',
    },
    'schema/missing-key': {
      message: '“{key}” is missing in “{where}”.',
      why: 'It is needed to show this part.',
      fix: 'Add "{key}" ({title}).',
    },
    'schema/missing-keys': {
      message: 'Missing from “{where}”: {keys}.',
      why: 'They are needed to show it.',
      fix: 'Add them, or take an earlier version of the file.',
    },
    'schema/unknown-value': {
      message: '“{typed}” is not one of the choices.',
      why: 'This setting would have no effect.',
      fix: 'Possible choices: {known}.',
    },
    'schema/too-short': {
      message: 'This text is empty or too short (at least {limit} character(s)).',
      why: 'A gap would show on the page.',
      fix: 'Write the text, or delete the line if it is optional.',
    },
    'schema/too-long': {
      message: 'This text has {actual} characters, at most {limit} fit.',
      why: 'It would burst its place or be cut.',
      fix: 'Shorten it.',
    },
    'schema/bad-date': {
      message: '“{typed}” is not a date.',
      why: 'Dates are shown and compared.',
      fix: 'Write year-month-day: 2026-11-20.',
    },
    'schema/bad-form': {
      message: '“{typed}” has the wrong form.',
      why: 'It is used in an address, a colour or a reference.',
      fix: 'It must be {patterns:pattern}.',
    },
    'schema/too-small': {
      message: '{value} is too small.',
      why: 'Beyond the limits nothing is sure to look right.',
      fix: 'The smallest number allowed is {limit}.',
    },
    'schema/too-large': {
      message: '{value} is too large.',
      why: 'Beyond the limits nothing is sure to look right.',
      fix: 'The largest number allowed is {limit}.',
    },
    'schema/too-few': {
      message: 'This list has {actual} element(s), at least {limit} are needed.',
      why: 'The section would look empty or lopsided.',
      fix: 'Add some.',
    },
    'schema/too-many': {
      message: 'This list has {actual} elements, at most {limit} fit.',
      why: 'The section would overflow.',
      fix: 'Take some away.',
    },
    'schema/repeated-item': {
      message: '“{typed}” stands twice in the list.',
      why: 'It would show twice.',
      fix: 'Keep one.',
    },
    'form/unknown-field': {
      message: 'The form has no field “{key}”: the mail template does not use it.',
      why: 'What the visitor types would be lost.',
      fix: 'Fields that are sent: {known}.',
    },
    'form/several': {
      message: 'The page {page} holds the block “{type}” twice.',
      why: 'Their fields would have the same names: an answer would pass from one to the other.',
      fix: 'Keep one, and lead to it with a link.',
    },
    'form/unused-field': {
      message: 'The answer to the field “{field}” is not in the message that is sent.',
      why: 'The business would not know what the visitor answered.',
      fix: 'Add “{wanted}” to the text of “mailText”.',
    },
    'form/unused-setting': {
      message: '“{setting}” has no use in the field “{field}”.',
      why: 'This field is not a list of choices: nothing would show.',
      fix: 'Delete this setting.',
    },
    'link/unknown-page': {
      message: 'No page has the address “{to}”.',
      why: 'The visitor would land on an error page.',
      fix: 'Correct the address, or add the page.',
    },
    'link/unknown-anchor': {
      message: 'The page {page} has no section “#{anchor}”.',
      why: 'The link would lead to the top of the page instead.',
      fix: 'Sections of that page: {known}.',
    },
    'link/anchor-alone': {
      message: '“#{anchor}” leads nowhere on pages that have no such section.',
      why: 'This link shows on other pages: a click would do nothing there.',
      fix: 'Write the page that has it before the anchor, as in “/#prices”.',
    },
    'link/inexact-path': {
      message: 'The address “{to}” is not written exactly.',
      why: 'A trailing slash or a capital makes a different address.',
      fix: 'Write “{suggestion}”.',
    },
    'link/own-address': {
      message: '“{to}” is a page of this site, written as a complete address.',
      why: 'Wherever that address is not the right one, the link would lead to another site, or nowhere.',
      fix: 'Write “{suggestion}”.',
    },
    'link/redirected': {
      message: '“{to}” is an old address that redirects.',
      why: 'Visitors and search engines wait for a redirection.',
      fix: 'Write “{suggestion}” at once.',
    },
    'link/not-https': {
      message: 'This link is not https: {to}',
      why: 'The visitor’s connection would not be protected.',
      fix: 'Replace http with https, after making sure that the page opens.',
    },
    'link/unsafe-scheme': {
      message: 'This kind of address is forbidden: {to}',
      why: 'It can run code or hide content.',
      fix: 'Use a page of the site, https:, mailto: or tel:.',
    },
    'link/malformed': {
      message: '“{to}” is not a complete address.',
      why: 'The link would lead nowhere.',
      fix: 'A page of the site begins with “/”, a section with “#”, another site with “https://”; no address holds a space.',
    },
    'link/odd-space': {
      message: 'There is a no-break or invisible space in this address, often from copying and pasting.',
      why: 'It is a part of the address: the link would lead nowhere.',
      fix: 'Write “{suggestion}”.',
    },
    'link/empty-text': {
      message: 'This link has no text.',
      why: 'It can be neither seen nor heard.',
      fix: 'Write between the brackets where it leads.',
    },
    'link/vague-text': {
      message: '“{text}” does not say where the link leads.',
      why: 'Read alone, by a screen reader or a search engine, it means nothing.',
      fix: 'Name the page or the action.',
    },
    'link/broken-syntax': {
      message: '“{typed}” will not be a link.',
      why: 'The visitor would see the brackets and the address.',
      fix: 'A link is written [words](/address), without a space between the two or in the address.',
    },
    'link/undefined-reference': {
      message: 'No line “[{label}]:” says where this link leads.',
      why: 'The visitor would see the brackets.',
      fix: 'Write it in full, [words](/address), or add a line “[{label}]: /address”.',
    },
    'page/duplicate-path': {
      message: 'The address “{path}” is taken twice; first on line {line}.',
      why: 'Only one of the two pages could be seen.',
      fix: 'Change one of the addresses.',
    },
    'page/misspelt-path': {
      message: 'Several links lead to “{to}”, which does not exist, and none to “{path}”.',
      why: 'The address of this page is probably misspelt.',
      fix: 'Write “{suggestion}”, or correct the links.',
    },
    'page/missing-anchor': {
      message: '{count} links lead to the section “#{anchor}” of the page {page}, which does not exist.',
      why: 'A click would lead to the top of the page.',
      fix: 'Write “"id": "{anchor}"” in the section that is meant, or correct the links.',
    },
    'page/reserved-path': {
      message: 'The address “{path}” is taken already by “{taken}”, which the site publishes.',
      why: 'One of the two would wipe out the other.',
      fix: 'Give the page another address.',
    },
    'page/orphan': {
      message: 'No link leads to “{path}”.',
      why: 'Neither visitors nor search engines will find it.',
      fix: 'Add a link to it, or "noindex": true if it is handed out by other means.',
    },
    'page/duplicate-anchor': {
      message: 'The anchor “{anchor}” is taken twice on the page {page}.',
      why: 'Links would lead to the first only.',
      fix: 'Change one of the two.',
    },
    'page/duplicate-slug': {
      message: 'Two guides are named “{slug}”; the other: {other}.',
      why: 'In a list or a link they would be mistaken for each other.',
      fix: 'Rename one of the two files.',
    },
    'redirect/shadows-page': {
      message: '“{page}” is a page of the site: the redirection from “{path}” would hide it.',
      why: 'The visitor would never reach the page.',
      fix: 'Delete the redirection, let it leave from an address that says more, or change that of the page.',
    },
    'redirect/shadows-file': {
      message: 'The site publishes “{file}”: the redirection from “{path}” would hide it.',
      why: 'A picture, the sitemap or the error page would not open any more.',
      fix: 'Delete the redirection, or let it leave from an address that says more.',
    },
    'redirect/never-matches': {
      message: 'The redirection from “{from}” would never serve, because of “{sign}”.',
      why: 'A host compares the path alone, without “.” or “..” between its slashes: neither what follows “?” or “#”, nor a star in the middle.',
      fix: 'Write the path alone; “*” counts only at the end, after a slash: “/blog/*”.',
    },
    'redirect/invalid-target': {
      message: 'A redirection cannot lead to “{to}”.',
      why: 'It leads to a page or to a web address, whose signs every host must read alike.',
      fix: 'Write an address that begins with “/” or “https://”, without quotation mark, brace, angle bracket, “\\”, “^”, “`” or “|”, and without a part of the old one (“:name”, “:splat”).',
    },
    'redirect/duplicate': {
      message: '“{path}” is redirected twice.',
      why: 'Only one redirection counts.',
      fix: 'Keep the right one.',
    },
    'redirect/chained': {
      message: '“{from}” leads to “{to}”, which redirects in turn.',
      why: 'Every jump costs time, and search engines follow only a few.',
      fix: 'Give the final address.',
    },
    'redirect/loop': {
      message: 'These redirections go round in a circle: {way}.',
      why: 'The browser would show an error instead of a page.',
      fix: 'Lead one of them to a page that exists, or delete it.',
    },
    'release/consent-version': {
      message: 'What visitors agree to has changed since the last release, but “version” is still {version}.',
      why: 'What they agreed to before would cover a service, a host or a cookie that nobody told them of.',
      fix: 'Write {suggestion}: the banner will ask everybody again.',
    },
    'release/removed-page': {
      message: '“{path}” ({title}) was published at the last release and is gone, without a redirection.',
      why: 'Links of other sites, bookmarks and search engines still lead there.',
      fix: 'Add a redirection from “{path}” to the page that takes its place.',
    },
    'release/unreadable-list': {
      message: '{file} is not the list of pages that the release command writes.',
      why: 'Pages that are gone since the last release would go unnoticed.',
      fix: 'Restore the file from version control, or delete it.',
    },
    'reference/missing-part': {
      message: '“{what}” needs the part “{part}” of the manifest, which is not there.',
      why: 'The page cannot be made without it.',
      fix: 'Add “{part}” to the manifest.',
    },
    'reference/unknown': {
      message: '“{typed}” does not exist in “{collection}”.',
      why: 'This part of the page would stay empty.',
      fix: 'There are: {known}.',
    },
    'reference/duplicate-id': {
      message: 'The identifier “{id}” is taken twice in “{collection}”.',
      why: 'Which of the two is meant could not be told.',
      fix: 'Change one of the two.',
    },
    'chain/misnamed-file': {
      message: 'The name of the file {file} does not suit a guide.',
      why: 'It becomes the address of the page: no capitals, accents or spaces.',
      fix: 'Rename it to “{name}.md”, and name “{name}” in its chain.',
    },
    'chain/missing-article': {
      message: 'The guide “{slug}” has no file {file}.',
      why: 'The series would have a gap, and the page would be missing.',
      fix: 'Create the file, correct the name, or take it out of “articles”.',
    },
    'chain/article-elsewhere': {
      message: 'The guide “{slug}” is not in {folder}: its file is {file}.',
      why: 'The page would be missing from this series.',
      fix: 'Move the file to that folder, or put “{slug}” back into the chain of its own.',
    },
    'chain/article-in-no-chain': {
      message: 'This guide is in no chain.',
      why: 'It will not be published.',
      fix: 'Add “{slug}” to the articles of the chain “{chain}”.',
    },
    'chain/linked-article-in-no-chain': {
      message:
        'The guide “{slug}” ({file}) is missing from this list, though the site leads to it (number of links: {count}).',
      why: 'It would not be published, and those links would lead to an error page.',
      fix: 'Add “{slug}” to the list, or correct the links.',
    },
    'chain/article-in-two-chains': {
      message: 'The guide “{path}” is in two chains.',
      why: 'What comes next would not be certain.',
      fix: 'Remove it from one of the two.',
    },
    'chain/not-closed': {
      message: '“{next}” breaks the circle of the series: {broken}.',
      why: 'A reader who follows the guides would not see them all.',
      fix: 'Delete this line: the order comes from the manifest.',
    },
    'chain/hub-without-list': {
      message: 'The hub {hub} does not show the list of the chain “{chain}”.',
      why: 'Nobody could choose a guide.',
      fix: 'Add a block “article-list” with "chain": "{chain}".',
    },
    'chain/other-ending': {
      message: 'The text of the guide “{slug}” is in {stray}, whose name does not end with “.md”.',
      why: 'That file is not read, and the page would be missing.',
      fix: 'Rename it to {file} (on Windows, show the file name extensions first).',
    },
    'content/unused-file': {
      message: 'This file is used nowhere.',
      why: 'Its text will not appear on the site.',
      fix: 'Use it in a page, or delete it.',
    },
    'media/missing': {
      message: 'The file “{file}” does not exist below content/.',
      why: 'A broken picture or a gap would show.',
      fix: 'Add the file, or correct its name.',
    },
    'media/unused': {
      message: 'This file is used nowhere.',
      why: 'It makes the site heavier for nothing.',
      fix: 'Delete it, or use it.',
    },
    'media/no-alt': {
      message: 'This picture has no alternative text.',
      why: 'Who cannot see it will know nothing of it.',
      fix: 'Say in one sentence what it shows.',
    },
    'media/share-drawing': {
      message: 'The picture for social networks “{source}” is an SVG drawing.',
      why: 'Social networks do not show it: a shared link would have no picture.',
      fix: 'Save it as PNG or JPEG, or take it away: the page will have a picture drawn from its title.',
    },
    'media/share-too-small': {
      message: 'The picture for social networks is {width} pixels wide, {limit} are needed at least.',
      why: 'Social networks would reduce it to a thumbnail.',
      fix: 'Take a picture of 1200 × 630 pixels and put its true dimensions into “width” and “height”.',
    },
    'media/too-heavy': {
      message: 'This file weighs {size} kB, {limit} kB are advised.',
      why: 'The page would open slowly on a phone.',
      fix: 'Reduce its size or save it as WebP.',
    },
    'media/not-a-picture': {
      message: '“{file}” is not a picture that browsers show.',
      why: 'The visitor would see a broken picture, or a gap.',
      fix: 'Save it as JPEG, PNG, WebP, AVIF, GIF or SVG; a photo from an iPhone (“.heic”) can be exported as JPEG.',
    },
    'media/empty-file': {
      message: 'The file “{file}” is empty (0 bytes).',
      why: 'A broken picture or a gap would show.',
      fix: 'Put it there again: its copy was probably cut short.',
    },
    'fact/unknown': {
      message: '“{name}” is not a known name.',
      why: 'The visitor would see the braces.',
      fix: 'Correct the name, or add it under “facts”.',
    },
    'fact/renamed': {
      message: 'Texts ask for “facts.{to}”, which does not exist, and none for “facts.{name}”.',
      why: 'The name of this fact was probably changed, and the visitor would see the braces.',
      fix: 'Write “{to}” here, or correct the texts (number of places: {count}).',
    },
    'fact/malformed': {
      message: '“{typed}” is not written well.',
      why: 'The visitor would see the braces.',
      fix: 'Put two braces on either side: “{suggestion}”.',
    },
    'fact/unused': {
      message: 'The fact “{name}” is used nowhere.',
      why: 'A figure that nobody reads grows stale unseen.',
      fix: 'Use it in a text, or delete it.',
    },
    'fact/typed-by-hand': {
      message: '“{typed}” is typed by hand though it is a fact of the site.',
      why: 'The day the figure changes, this text will be wrong.',
      fix: 'Write “{suggestion}”.',
    },
    'editor/stale-suggestions': {
      message: 'What editors propose ({file}) is no longer what the site has.',
      why: 'In the editor, a new page or anchor would not be proposed, and an old one still would.',
      fix: 'Run “npm run suggestions” and add that file to your change; without a terminal there is nothing to do: it is brought up to date after publishing.',
    },
    'fact/circular': {
      message: 'This is the text of “{own}”: “{name}” leads back to it.',
      why: 'A text cannot hold itself: the visitor would see the braces.',
      fix: 'Write the text here, without this name.',
    },
    'fact/copy-differs': {
      message: 'This fact is {value}, but “{from}” is {original}.',
      why: 'Two different figures would be announced.',
      fix: 'Delete “value”: “from” is enough.',
    },
    'fact/unknown-source': {
      message: '“{from}” leads to no value of the manifest.',
      why: 'The fact would have no value.',
      fix: 'Write the names that lead to the value, with dots between them, from the first level of the manifest on.',
    },
    'fact/incomplete': {
      message: 'The fact “{name}” has no “{missing}” that fits its format “{format}”.',
      why: 'It would show wrongly.',
      fix: 'Add or correct “{missing}”.',
    },
    'heading/no-h1': {
      message: 'The page {page} has no main title.',
      why: 'Whoever listens to it would not know where they have arrived, nor would search engines.',
      fix: 'Begin it with a block “hero” or “article-header”.',
    },
    'heading/several-h1': {
      message: 'The page {page} has more than one main title.',
      why: 'Screen readers and search engines expect one.',
      fix: 'Make this one a section title.',
    },
    'heading/skipped-level': {
      message: 'This heading skips a level ({level} after {before}).',
      why: 'The outline of the page makes no sense to the ear.',
      fix: 'Write “{suggestion}”, or add the heading between.',
    },
    'heading/empty': {
      message: 'This heading is empty.',
      why: 'It announces a part without a name.',
      fix: 'Write it, or delete the line.',
    },
    'heading/missing-space': {
      message: '“{typed}” will not be a heading: a space is missing after its “#”.',
      why: 'The visitor would see the “#” in the text.',
      fix: 'Write “{suggestion}”.',
    },
    'contact/malformed-email': {
      message: '“{typed}” is not an e-mail address.',
      why: 'Messages would not arrive.',
      fix: 'It needs a name, @ and a domain: contact@example.com.',
    },
    'contact/malformed-phone': {
      message: '“{typed}” is not a telephone number.',
      why: 'The call would fail.',
      fix: 'Write ten digits (04 65 71 00 00) or the international form (+33 4 65 71 00 00).',
    },
    'price/out-of-range': {
      message: 'The price of {price} € is out of the ordinary ({least} to {most} €).',
      why: 'A slip in a price binds the company.',
      fix: 'Check the amount.',
    },
    'price/text-differs': {
      message: 'The written price “{typed}” does not match the monthly price of {price}.',
      why: 'Two different prices would be announced.',
      fix: 'Make the two agree.',
    },
    'service/ads-without-choice': {
      message:
        'The service “{name}”, which “ads” names, does not wait for the visitor’s choice or does not say what it sets.',
      why: 'Without that choice no conversion is ever reported; without a cookie the page of cookies would name none.',
      fix: 'It needs “"trackers": true”, a purpose other than “necessaire” and, under “cookies”, at least one name.',
    },
    'service/undeclared-host': {
      message: '“{host}” is declared by no service ({use}).',
      why: 'The browser will block it, and visitors are not told of it.',
      fix: 'Add it to “hosts.{use}” of an entry of “services”.',
    },
    'theme/contrast': {
      message: '{front} on {back}: contrast of {ratio}, {needed} is needed ({mode}).',
      why: 'Many visitors could hardly read the text (WCAG AA).',
      fix: 'Darken one colour or lighten the other.',
    },
    'placeholder/standing': {
      message: 'To be replaced before going live: {what}.',
      why: 'This content is provisional.',
      fix: '{whole:hint} Then delete “placeholder”.',
    },
    'placeholder/text': {
      message: 'To be replaced before going live: this text, which is marked as provisional.',
      why: 'A visitor would take it for the final text.',
      fix: 'Complete what is missing, then delete “placeholder”.',
    },
    'placeholder/unmarked': {
      message: 'To be replaced before going live: “{typed}”.',
      why: 'This note, or this address or number kept for examples, would be published in the place of the real one.',
      fix: 'Put the real value in its place.',
    },
    'article/not-reviewed': {
      message: 'This guide has not been reviewed for {months} months.',
      why: 'Prices, tools and rules change.',
      fix: 'Read it again, correct it, then set “reviewed” to today’s date.',
    },
    'article/impossible-dates': {
      message: 'The date {date} is impossible: {reason}.',
      why: 'The visitor would see a wrong date.',
      fix: 'Correct it.',
    },
    'seo/long-title': {
      message: 'This title has {length} characters, search engines show {limit}.',
      why: 'Its end would be cut in the results.',
      fix: 'Shorten it, the essential first.',
    },
    'seo/short-title': {
      message: 'This title has only {length} characters.',
      why: 'It says too little to be chosen among the results.',
      fix: 'Say what the page is about, in at least {limit} characters.',
    },
    'seo/long-description': {
      message: 'This description has {length} characters, search engines show {limit}.',
      why: 'Its end would be cut in the results.',
      fix: 'Shorten it.',
    },
    'seo/short-description': {
      message: 'This description has only {length} characters.',
      why: 'Search engines would replace it with a passage of their choice.',
      fix: 'Write at least {limit} characters.',
    },
    'seo/repeated-title': {
      message: 'This title is also that of {other}.',
      why: 'Search engines would take one of the pages for a copy.',
      fix: 'Give each page its own title.',
    },
    'seo/repeated-description': {
      message: 'This description is also that of {other}.',
      why: 'Search engines would show only one.',
      fix: 'Give each page its own description.',
    },
    'text/blank': {
      message: 'This text holds nothing but spaces.',
      why: 'A gap would show on the page.',
      fix: 'Write the text, or delete the line if it is optional.',
    },
    'text/too-long': {
      message: 'With its facts filled in, this text has {length} characters, at most {limit} fit.',
      why: 'It would burst its place.',
      fix: 'Shorten it.',
    },
    'text/damaged': {
      message: '“{typed}” is a damaged or invisible character.',
      why: 'The visitor would see a strange sign in the middle of a word.',
      fix: 'Type the right character in its place; if there are many, take the original text again, in UTF-8.',
    },
    'text/filler': {
      message: '“{typed}” is filler text.',
      why: 'No visitor must ever read it.',
      fix: 'Write the real text, or mark the place with "placeholder": true.',
    },
    'markdown/html': {
      message: 'HTML is not accepted in texts.',
      why: 'It would show as it is, or not at all.',
      fix: 'Write the same in Markdown.',
    },
    'markdown/unclosed': {
      message: 'What “{typed}” opens here is never closed.',
      why: 'Down to its end the text would vanish, or show as code.',
      fix: 'Add “{closing}” where this part ends.',
    },
    'markdown/undefined-footnote': {
      message: 'The footnote “[^{label}]” has no text.',
      why: 'The visitor would see the brackets.',
      fix: 'Add a line “[^{label}]: the text of the note” below, or delete the mark.',
    },
    'markdown/broken-list': {
      message: '“{typed}” will be no item of a list as it is written.',
      why: 'The visitor would see the dash or the brackets in the text.',
      fix: 'Write “{suggestion}”, with an ordinary space after the dash.',
    },
    'markdown/broken-table': {
      message: 'This will be no table: a line of dashes is missing below its first, with as many cells.',
      why: 'The visitor would see bars in the text.',
      fix: 'Add “{dashes}” below “{typed}”.',
    },
    'markdown/extra-cell': {
      message: 'This row of the table has {count} cells, for {columns} columns.',
      why: 'The cells that are too many would not show.',
      fix: 'Take them away, or add a column to the first row and to the line of dashes.',
    },
    'markdown/literal-stars': {
      message: 'These “**” will make nothing bold.',
      why: 'The visitor would see the stars.',
      fix: 'Close with “**” right behind the last word; inside, no space after the first stars nor before the last.',
    },
    'markdown/lone-backtick': {
      message: 'This backtick is never closed.',
      why: 'The visitor would see it in the text.',
      fix: 'Close what is code with a second backtick, or delete it.',
    },
    'hours/order': {
      message: 'The closing hour ({closes}) does not come after the opening ({opens}).',
      why: 'Search engines would show “closed”.',
      fix: 'Correct one of the two.',
    },
    'checks/unknown-code': {
      message: 'No adjustable check is named “{typed}”.',
      why: 'This setting would have no effect.',
      fix: 'The codes are shown beside each finding.',
    },
    'checks/no-reason': {
      message: 'This exception does not say why it is accepted.',
      why: 'Later nobody would know whether to keep it.',
      fix: 'Add the reason after the code: <!-- check-off {code}: the reason -->.',
    },
    'checks/useless-silencer': {
      message: 'This exception matches no finding.',
      why: 'One day it would hide a real problem.',
      fix: 'Delete it.',
    },
  },
  patterns: {
    '^[a-z][a-z0-9-]*$': 'lower-case letters without accents, digits and hyphens, beginning with a letter: “my-block”',
    '^[a-z0-9][a-z0-9-]*$': 'the file’s name without folder and “.md”, in lower-case letters, digits and hyphens',
    '^[a-z][a-zA-Z0-9]*$': 'one word without spaces or accents that begins with a lower-case letter: “monthlyPrice”',
    '^#[0-9a-fA-F]{6}$': 'a colour of the form “#1a2b3c”',
    '^(?:[01][0-9]|2[0-3]):[0-5][0-9]$': 'a time of the form “09:00”',
    '^[0-9]{5}$': 'a postal code of five digits',
    '^[A-Z]{2}$': 'a country code of two capitals: “FR”',
    '^/(?!(?:.*/)?\\.{1,2}(?:/|$))[^\\s"\'\\\\;{}<>|^`$]*$':
      'a path that begins with “/”, without blanks, without “..” and without signs such as “;” or “"”',
    '^(?!.*//)/(?!(?:.*/)?\\.{1,2}(?:/|$))(?!.+/$)[^\\s"\'\\\\;{}<>|^`$?#%*]*$':
      'a path that begins with “/” and does not end in it, without spaces, “//”, “..” or signs such as “;”, “?” or “%”: “/tarifs”',
    '^(?:\\*\\.)?[a-z0-9-]+(?:\\.[a-z0-9-]+)*(?::[0-9]{1,5})?$':
      'a host name alone, without “https://” or a path: “www.example.com”',
    '^[a-z]{2}(-[A-Z]{2})?$': 'a language code: “fr” or “fr-FR”',
    '-[0-9]+\\.(avif|webp)$': 'a photo resized by “npm run media”, whose name ends with a width: “photo-1200.webp”',
    '^[^?#]*[^/?#]/?$': 'the address of the site alone, without “?…”, “#…” or several “/” at its end',
    '%s': 'a text that contains “%s”, where the page’s title goes',
  },
  types: {
    string: 'a text in quotation marks',
    number: 'a number',
    integer: 'a whole number',
    boolean: 'true or false',
    object: 'a group between braces { }',
    array: 'a list between brackets [ ]',
    null: 'nothing (null)',
    'number,string': 'a number or a text',
  },
  report: {
    severities: { error: 'Error', warning: 'Warning', note: 'Note' },
    counted: { error: ['error', 'errors'], warning: ['warning', 'warnings'], note: ['note', 'notes'] },
    suggestion: 'Perhaps:',
    also: 'Other places: {places}.',
    alsoMore: ' and {count} more',
    clean: 'No problem: the content is ready.',
    summary: 'in {files} file(s).',
    more: '  The other “{code}” of this file, in short:',
    release: 'Before going live: “npm run check -- --release” refuses while anything provisional is left.',
    released: 'No problem, and nothing provisional is left: the site can go live.',
  },
};
