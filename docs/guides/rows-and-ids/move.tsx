import MaterialTable, { type Action, type Column, type Options } from '@material-table/core';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { useMemo, useState } from 'react';

interface Song {
  id: number;
  title: string;
}

const options: Options<Song> = { maxColumnSort: 0, paging: false, search: false };

export default function MoveByButtons() {
  const [songs, setSongs] = useState(firstSongs);
  const columns = useMemo<Column<Song>[]>(() => [{ title: 'Song', field: 'title' }], []);
  const move = (id: number, by: -1 | 1) =>
    setSongs((current) => {
      const from = current.findIndex((song) => song.id === id);
      const next = [...current];
      next.splice(from + by, 0, ...next.splice(from, 1));
      return next;
    });
  const button = (Icon: typeof ArrowUpward, by: -1 | 1) => (song: Song) => {
    const name = `Move ${song.title} ${by < 0 ? 'up' : 'down'}`;
    const isAtEnd = song.id === songs.at(by < 0 ? 0 : -1)?.id;
    return {
      // A disabled button loses the name that its tooltip provides, so the icon provides it instead.
      icon: () => <Icon titleAccess={isAtEnd ? name : undefined} />,
      tooltip: isAtEnd ? undefined : name,
      disabled: isAtEnd,
      onClick: () => move(song.id, by),
    };
  };
  const actions: ((song: Song) => Action<Song>)[] = [button(ArrowUpward, -1), button(ArrowDownward, 1)];
  return (
    <MaterialTable title="Playlist" columns={columns} data={songs} options={options} actions={actions} />
  );
}

const firstSongs: Song[] = [
  { id: 1, title: 'Harbor Lights' },
  { id: 2, title: 'Slow Train' },
  { id: 3, title: 'Paper Boats' },
];
