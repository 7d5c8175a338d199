/** A game's statechart as the map shows it: the drawing scrolls by itself where there is no room. Server only. */
import { ScrollBox } from '../player/ScrollBox.tsx';

interface MapDrawingProps {
  readonly label: string;
  /** Markup of `drawMap`. */
  readonly drawing: string;
}

export function MapDrawing({ label, drawing }: MapDrawingProps) {
  return (
    <ScrollBox class="map-drawing panel" label={label}>
      <div dangerouslySetInnerHTML={{ __html: drawing }} />
    </ScrollBox>
  );
}
