'use strict';
(function () {
  const data = JSON.parse(document.getElementById('data').textContent);
  const WIDTH = 860;

  function place(name, height, label) {
    const figure = document.getElementById(name);
    if (!figure || !data[name]) return null;
    return d3.select(figure).append('svg').attr('viewBox', `0 0 ${WIDTH} ${height}`).attr('role', 'img')
      .attr('aria-label', label || figure.querySelector('figcaption').textContent);
  }

  function legend(svg, series, y) {
    let x = 0;
    series.forEach((name, index) => {
      const one = svg.append('g').attr('transform', `translate(${x},${y})`);
      one.append('circle').attr('r', 5).attr('cx', 6).attr('cy', -4).attr('class', 's' + index % 4);
      one.append('text').attr('x', 16).text(name[0].toUpperCase() + name.slice(1));
      x += 40 + 8 * name.length;
    });
  }

  function left(rows) {
    return Math.min(330, 20 + 7 * d3.max(rows, row => row.length));
  }

  function rowAxis(svg, y, x0, x1) {
    y.domain().forEach(row => {
      const at = y(row) + y.bandwidth() / 2;
      svg.append('line').attr('class', 'rowline').attr('x1', x0).attr('x2', x1).attr('y1', at).attr('y2', at);
      svg.append('text').attr('x', x0 - 8).attr('y', at).attr('dy', '.35em').attr('text-anchor', 'end').text(row);
    });
  }

  function bottom(svg, x, y, ticks, format) {
    svg.append('g').attr('class', 'axis soft').attr('transform', `translate(0,${y})`)
      .call(d3.axisBottom(x).ticks(ticks, format).tickSizeOuter(0));
  }

  function pace() {
    const chart = data['chart-pace'];
    if (!chart || !chart.points.length) return;
    const rows = Array.from(new Set(chart.points.map(point => point.row))).sort(natural);
    const height = 50 + 24 * rows.length + 30;
    const svg = place('chart-pace', height);
    const x0 = left(rows);
    const x = d3.scaleLinear(d3.extent(chart.points, point => point.value), [x0 + 10, WIDTH - 30]).nice();
    const y = d3.scaleBand(rows, [30, 30 + 24 * rows.length]);
    legend(svg, chart.series, 16);
    rowAxis(svg, y, x0, WIDTH - 20);
    chart.points.forEach(point => svg.append('circle').attr('r', 6).attr('class', 's' + chart.series.indexOf(point.series) % 4)
      .attr('cx', x(point.value)).attr('cy', y(point.row) + y.bandwidth() / 2)
      .append('title').text(`${point.row}, ${point.series}: ${point.value.toFixed(1)} rounds an hour`));
    bottom(svg, x, 34 + 24 * rows.length, 8);
  }

  function days() {
    const bars = data['chart-days'];
    if (!bars) return;
    const svg = place('chart-days', 190);
    const x = d3.scaleBand(bars.map(bar => bar.day), [50, WIDTH - 10]).padding(.15);
    const y = d3.scaleLinear([0, d3.max(bars, bar => bar.value)], [160, 10]).nice();
    svg.append('g').attr('class', 'axis soft').attr('transform', 'translate(50,0)')
      .call(d3.axisLeft(y).ticks(4).tickSize(-(WIDTH - 60)));
    bars.forEach(bar => svg.append('rect').attr('class', 's0').attr('x', x(bar.day)).attr('width', x.bandwidth())
      .attr('y', y(bar.value)).attr('height', 160 - y(bar.value)).append('title').text(`${bar.day}: ${bar.value} rounds`));
    const every = Math.ceil(bars.length / 12);
    const write = d3.timeFormat('%b %-d');
    svg.append('g').attr('class', 'axis soft').attr('transform', 'translate(0,160)').call(d3.axisBottom(x)
      .tickValues(x.domain().filter((day, index) => index % every === 0)).tickFormat(day => write(new Date(day + 'T12:00:00'))));
  }

  function hold() {
    const points = data['chart-hold'];
    if (!points) return;
    const LIMIT = 5;
    const rows = points.map(point => point.row);
    const height = 44 + 22 * rows.length + 34;
    const svg = place('chart-hold', height);
    const x0 = left(rows);
    const x = d3.scaleLinear([-LIMIT, LIMIT], [x0, WIDTH - 20]).clamp(true);
    const y = d3.scaleBand(rows, [28, 28 + 22 * rows.length]);
    svg.append('rect').attr('class', 'band').attr('x', x(-2)).attr('width', x(2) - x(-2)).attr('y', 28).attr('height', 22 * rows.length);
    svg.append('text').attr('class', 'soft').attr('x', x(-LIMIT)).attr('y', 16).text('\u2190 house held less');
    svg.append('text').attr('class', 'soft').attr('x', x(LIMIT)).attr('y', 16).attr('text-anchor', 'end').text('house held more \u2192');
    svg.append('text').attr('class', 'soft').attr('x', x(0)).attr('y', 16).attr('text-anchor', 'middle').text('as expected');
    rowAxis(svg, y, x0, WIDTH - 20);
    svg.append('line').attr('class', 'zero').attr('x1', x(0)).attr('x2', x(0)).attr('y1', 22).attr('y2', 28 + 22 * rows.length);
    points.forEach(point => svg.append('circle').attr('r', 6).attr('class', point.rare ? 'rare' : 's0').attr('cx', x(point.off))
      .attr('cy', y(point.row) + y.bandwidth() / 2).append('title').text(`${point.row}: ${point.off.toFixed(1)} standard deviations`));
    bottom(svg, x, 30 + 22 * rows.length, 10);
    svg.append('text').attr('class', 'soft').attr('x', x(0)).attr('y', 62 + 22 * rows.length).attr('text-anchor', 'middle')
      .text('standard deviations');
  }

  function reading() {
    const chart = data['chart-reading'];
    if (!chart || !chart.bars.length) return;
    const rows = chart.bars.map(bar => bar.row);
    const svg = place('chart-reading', 50 + 24 * rows.length + 30);
    const x0 = left(rows);
    const total = bar => d3.sum(chart.series, name => bar[name]);
    const x = d3.scaleLinear([0, d3.max(chart.bars, total) || 1], [x0, WIDTH - 20]);
    const y = d3.scaleBand(rows, [30, 30 + 24 * rows.length]).padding(.2);
    legend(svg, chart.series, 16);
    rowAxis(svg, y, x0, WIDTH - 20);
    d3.stack().keys(chart.series)(chart.bars).forEach((layer, index) => layer.forEach(part => svg.append('rect')
      .attr('class', 's' + index % 4).attr('x', x(part[0])).attr('width', x(part[1]) - x(part[0])).attr('y', y(part.data.row))
      .attr('height', y.bandwidth()).append('title')
      .text(`${part.data.row}: ${part.data[layer.key].toFixed(2)} ${layer.key} per 1,000 cards`)));
    bottom(svg, x, 34 + 24 * rows.length, 8);
  }

  function meters() {
    const panels = data['chart-meters'];
    if (!panels) return;
    const columns = 4, wide = WIDTH / columns, high = 120;
    const svg = place('chart-meters', high * Math.ceil(panels.length / columns));
    const dollars = d3.format('$,.0f');
    panels.forEach((panel, index) => {
      const g = svg.append('g').attr('transform', `translate(${wide * (index % columns)},${high * Math.floor(index / columns)})`);
      const values = panel.points.map(point => ({ at: new Date(point.day + 'T12:00:00'), dollars: point.cents / 100 }));
      const x = d3.scaleTime(d3.extent(values, value => value.at), [8, wide - 20]);
      const y = d3.scaleLinear([0, d3.max(values, value => value.dollars) * 1.1 || 1], [high - 16, 40]);
      g.append('text').attr('x', 8).attr('y', 16).text(panel.title);
      g.append('text').attr('class', 'soft').attr('x', 8).attr('y', 31).text(dollars(values[values.length - 1].dollars) + ' now');
      g.append('line').attr('class', 'rowline').attr('x1', 8).attr('x2', wide - 20).attr('y1', high - 16).attr('y2', high - 16);
      g.append('path').attr('class', 'curve').attr('d', d3.line(value => x(value.at), value => y(value.dollars))(values));
      const last = values[values.length - 1];
      g.append('circle').attr('class', 's0').attr('r', 3.5).attr('cx', x(last.at)).attr('cy', y(last.dollars));
    });
  }

  function natural(one, two) {
    return one.localeCompare(two, 'en-US', { numeric: true });
  }

  function sort(table, column, head) {
    const rising = head.getAttribute('aria-sort') !== 'ascending';
    table.querySelectorAll('thead th').forEach(other => other.removeAttribute('aria-sort'));
    head.setAttribute('aria-sort', rising ? 'ascending' : 'descending');
    const body = table.tBodies[0];
    const rows = Array.from(body.rows).map(row => ({ row, key: row.cells[column].dataset.sort, text: row.cells[column].textContent }));
    rows.sort((one, two) => {
      const numbers = one.key !== undefined && two.key !== undefined;
      // A cell without a number stays last, whichever way the column is sorted.
      if (one.key === undefined && two.key !== undefined) return 1;
      if (one.key !== undefined && two.key === undefined) return -1;
      const order = numbers ? Number(one.key) - Number(two.key) : natural(one.text, two.text);
      return rising ? order : -order;
    });
    rows.forEach(entry => body.append(entry.row));
  }

  document.querySelectorAll('table.sortable').forEach(table => Array.from(table.tHead.rows[0].cells).forEach((head, column) =>
    head.firstElementChild.addEventListener('click', () => sort(table, column, head))));

  [pace, days, hold, reading, meters].forEach(draw => draw());

  // What is folded away on the screen is still printed.
  let folded = [];
  window.addEventListener('beforeprint', () => {
    folded = Array.from(document.querySelectorAll('details:not([open])'));
    folded.forEach(one => { one.open = true; });
  });
  window.addEventListener('afterprint', () => folded.forEach(one => { one.open = false; }));
}());
